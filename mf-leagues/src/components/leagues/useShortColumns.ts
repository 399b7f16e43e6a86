import type { LeagueRow } from '@euro/api-contract';
import type { StandingsColumn } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { leagueTexts } from '../../texts/leagueTexts.js';
import { type LeagueTeam, leagueColumns } from './leagueColumns.js';

/** The columns of a league's table in a card of another page. @param total head of the points */
export function useShortColumns(
  total: 'total' | 'points',
  rows: readonly LeagueRow[] | undefined,
): StandingsColumn<LeagueTeam>[] {
  const t = useText(leagueTexts);
  return leagueColumns(
    {
      rank: t('column.rank'),
      move: t('column.move'),
      team: t('column.team'),
      left: t('column.left'),
      total: t(`column.${total}`),
    },
    rows,
  );
}
