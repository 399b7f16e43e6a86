import type { PackImport } from '@euro/api-contract';
import { Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { touchedTexts } from '../texts/touchedTexts.js';
import { Movers } from './Movers.js';

type Teams = NonNullable<NonNullable<PackImport['report']>['teams']>;

/** How the ranking changes, and the teams that move farthest. */
export function TouchedTeams({ teams: { teams, of, moved, farthest, movers } }: { readonly teams: Teams }) {
  const t = useText(touchedTexts);
  return (
    <div>
      <h4>{t('teams', { teams, of, moved })}</h4>
      <Soft>{t('farthest', { farthest })}</Soft>
      {movers.length > 0 && <Movers movers={movers} />}
    </div>
  );
}
