import type { LeagueRow, OwnLeague } from '@euro/api-contract';
import { Standings } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { leagueColumns } from '../components/leagues/leagueColumns.js';
import { useLeagueRows } from '../hooks/useLeagueRows.js';
import { leagueTexts } from '../texts/leagueTexts.js';

interface ShortTableProps {
  readonly league: Pick<OwnLeague, 'name'>;
  /** What the points are of: all matchdays, or one. */
  readonly points: 'total' | 'points';
  /** Null while loading. */
  readonly rows: readonly LeagueRow[] | null;
  readonly loadingRows: number;
  /** The own team among them. */
  readonly ownId: number | undefined;
}

/** A few rows of a league's table, in a card of another page. */
export function ShortTable({ league, points, rows, loadingRows, ownId }: ShortTableProps) {
  const t = useText(leagueTexts);
  const write = useLeagueRows();
  return (
    <Standings
      short
      caption={t('table', { name: league.name })}
      columns={leagueColumns({
        rank: t('column.rank'),
        move: t('column.move'),
        team: t('column.team'),
        left: t('column.left'),
        total: t(`column.${points}`),
      })}
      ownLabel={t('ownRow')}
      loading={rows === null}
      loadingLabel={t('tableLoading')}
      loadingRows={loadingRows}
      rows={(rows ?? []).map((row) => ({ ...write(row), own: row.team.id === ownId }))}
    />
  );
}
