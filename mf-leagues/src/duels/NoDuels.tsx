import { ButtonLink, IconTile, ListRow } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Users } from 'lucide-react';
import { challengeTexts } from '../texts/challengeTexts.js';

interface NoDuelsProps {
  /** Leads to making one, where that is not on the page. */
  readonly href?: string;
}

/** One row in the place of duels. */
export function NoDuels({ href }: NoDuelsProps) {
  const t = useText(challengeTexts);
  return (
    <ul>
      <ListRow
        leading={
          <IconTile>
            <Users aria-hidden />
          </IconTile>
        }
        title={t('none')}
        detail={t('noneText')}
        trailing={
          href && (
            <ButtonLink variant="secondary" size="small" href={href}>
              {t('make')}
            </ButtonLink>
          )
        }
      />
    </ul>
  );
}
