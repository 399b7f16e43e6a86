import type { Player, PlayerMatch } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { tournamentTotals } from '../domain/tournamentTotals.js';
import { useFormat } from '../hooks/useFormat.js';
import { useWorld } from '../hooks/useWorld.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { statTexts } from '../messages/statTexts.js';
import { StatGrid } from '../parts/player-sheet/StatGrid.js';
import { SheetNote } from './SheetNote.js';

/** A player's totals of each statistic in this tournament. */
export function TournamentTotals({ player, matches }: { player: Player; matches: readonly PlayerMatch[] }) {
  const t = useText(sheetTexts);
  const names = useText(statTexts);
  const format = useFormat();
  const { rules } = useWorld();
  const totals = tournamentTotals(player, matches, rules);
  return (
    <Card>
      <CardHeader title={t('tournament')} />
      {matches.length === 0 ? (
        <SheetNote>{t('tournamentNothing')}</SheetNote>
      ) : (
        <>
          <StatGrid
            stats={totals.map(({ stat, count, incomplete }) => ({
              id: stat,
              name: names(stat),
              value: count === null ? '–' : `${format.whole(count)}${incomplete ? '*' : ''}`,
            }))}
          />
          {totals.some(({ incomplete }) => incomplete) && <SheetNote>{t('incomplete')}</SheetNote>}
        </>
      )}
    </Card>
  );
}
