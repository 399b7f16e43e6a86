import { ButtonLink, Card, EmptyState, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Answer } from '../components/Answer.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useUserQuery } from '../store/deskApi.js';
import { sheetTexts } from '../texts/sheetTexts.js';
import { nameOf } from './roles.js';
import { Sheet } from './Sheet.js';

/** One account, and the way back to all of them. */
export function Account({ id }: { readonly id: number }) {
  const t = useText(sheetTexts);
  return (
    <>
      <div>
        <TextLink href="/desk/users">
          <ChevronLeft size={18} aria-hidden />
          <span>{t('back')}</span>
        </TextLink>
      </div>
      <AccountAnswer id={id} />
    </>
  );
}

function AccountAnswer({ id }: { readonly id: number }) {
  const t = useText(sheetTexts);
  const { navigation } = usePlatform();
  const may = useRolesEverywhere();
  const query = useUserQuery(id, { refetchOnMountOrArgChange: true });
  const name = query.data && nameOf(query.data.user);

  useEffect(() => {
    if (name !== undefined) navigation.title(name);
  }, [name, navigation]);

  if (query.error && asFailure(query.error).status === 404) {
    return (
      <Card $padded>
        <EmptyState
          title={t('gone')}
          text={t('gone.text')}
          actions={
            may('operator') && (
              <ButtonLink variant="secondary" href={`/desk/audit?subject=user+${id}`}>
                {t('toAudit')}
              </ButtonLink>
            )
          }
        />
      </Card>
    );
  }
  return <Answer query={query}>{(sheet) => <Sheet sheet={sheet} />}</Answer>;
}
