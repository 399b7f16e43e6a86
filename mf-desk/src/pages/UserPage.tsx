import { ButtonLink, Card, EmptyState, Skeleton, TextLink } from '@euro/design-system';
import type { PageProps } from '@euro/platform';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { useUserQuery } from '../store/deskApi.js';
import { sheetTexts } from '../texts/sheetTexts.js';
import { nameOf } from '../users/roles.js';

/** Only who looks at one account needs it. */
const Sheet = lazyPage(
  () => import('../users/Sheet.js').then((module) => module.Sheet),
  <Skeleton $height={240} $radius={16} />,
);

/** One account: what it has, what it may, what it did, and what was done to it. */
export function UserPage({ params }: PageProps) {
  const t = useText(sheetTexts);
  const id = Number(params.id);
  return (
    <DeskFrame place="users">
      <div>
        <TextLink href="/desk/users">
          <ChevronLeft size={18} aria-hidden />
          {t('back')}
        </TextLink>
      </div>
      <Account key={id} id={id} />
    </DeskFrame>
  );
}

function Account({ id }: { readonly id: number }) {
  const t = useText(sheetTexts);
  const { navigation } = usePlatform();
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
            <ButtonLink variant="secondary" href={`/desk/audit?subject=user+${id}`}>
              {t('toAudit')}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return <Answer query={query}>{(sheet) => <Sheet sheet={sheet} />}</Answer>;
}
