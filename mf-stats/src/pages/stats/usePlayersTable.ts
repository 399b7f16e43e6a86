import type { PlayerStatsRow } from '@euro/api-contract';
import { type PlayersStats, usePlayersStatsQuery } from '../../store/statsApi.js';
import { PAGE_SIZE, type StatsView, statsQuery } from './statsView.js';

/** What is known of the table at this moment. */
export type PlayersTable =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly rows: readonly PlayerStatsRow[];
      readonly found: number;
      /** The page that is shown, from 1. */
      readonly page: number;
      readonly pages: number;
      /** Other rows are on their way. */
      readonly turning: boolean;
    };

/** The page of players that is looked at. */
export function usePlayersTable(view: StatsView): PlayersTable {
  const last = pagesOf(usePlayersStatsQuery(statsQuery(view)).currentData);
  // A page that no longer exists, after a filter or from an old address, shows the last one there is.
  const page = Math.min(view.page, last);
  const { data, currentData, error, isFetching, refetch } = usePlayersStatsQuery(
    statsQuery({ ...view, page }),
  );
  if (error && !isFetching) return { status: 'failed', message: error.message ?? '', retry: refetch };
  const shown = currentData ?? data;
  if (!shown) return { status: 'loading' };
  return {
    status: 'ready',
    rows: shown.data,
    found: shown.totalRecords,
    page,
    pages: pagesOf(shown),
    turning: isFetching,
  };
}

/** How many pages an answer speaks of; no end while there is none. */
function pagesOf(answer: PlayersStats | undefined): number {
  return answer ? Math.max(1, Math.ceil(answer.totalRecords / PAGE_SIZE)) : Number.POSITIVE_INFINITY;
}
