import type { PlayerStatsRow } from '@euro/api-contract';
import { usePlayersStatsQuery } from '../../store/statsApi.js';
import { PAGE_SIZE, type StatsView, statsQuery } from './statsView.js';

/** What is known of the table at this moment. */
export type PlayersTable =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly rows: readonly PlayerStatsRow[];
      readonly found: number;
      readonly pages: number;
      /** Other rows are on their way. */
      readonly turning: boolean;
    };

/** The page of players that is looked at. */
export function usePlayersTable(view: StatsView): PlayersTable {
  const { data, currentData, error, isFetching, refetch } = usePlayersStatsQuery(statsQuery(view));
  if (error && !isFetching) return { status: 'failed', message: error.message ?? '', retry: refetch };
  const shown = currentData ?? data;
  if (!shown) return { status: 'loading' };
  return {
    status: 'ready',
    rows: shown.data,
    found: shown.totalRecords,
    pages: Math.max(1, Math.ceil(shown.totalRecords / PAGE_SIZE)),
    turning: isFetching,
  };
}
