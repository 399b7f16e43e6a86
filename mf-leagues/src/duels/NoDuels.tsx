import { ButtonLink, IconTile, ListRow } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Users } from 'lucide-react';
import { challengeTexts } from '../texts/challengeTexts.js';
import { useMayChallenge } from './useMayChallenge.js';

interface NoDuelsProps {
  /** Leads to making one, where that is not on the page. */
  readonly href?: string;
}

/** One row in the place of duels: how to make one, as long as one can begin. */
export function NoDuels({ href }: NoDuelsProps) {
  const t = useText(challengeTexts);
  const mayChallenge = useMayChallenge();
  return (
    <ul>
      <ListRow
        leading={
          <IconTile>
            <Users aria-hidden />
          </IconTile>
        }
        title={t(mayChallenge ? 'none' : 'noneEver')}
        detail={t(mayChallenge ? 'noneText' : 'over')}
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
