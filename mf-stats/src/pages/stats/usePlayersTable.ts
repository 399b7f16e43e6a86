import type { PlayerStatsRow } from '@euro/api-contract';
import { useIsPremium } from '@euro/game-ui';
import { usePlatform, useShared } from '@euro/platform/react';
import type { WatchList } from '../../domain/useWatchList.js';
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

const NOBODY: PlayersTable = { status: 'ready', rows: [], found: 0, page: 1, pages: 1, turning: false };

/**
 * The page of players that is looked at. Filters of premium members count for those only; who follows nobody gets nobody,
 * without asking.
 */
export function usePlayersTable(view: StatsView, watchList: WatchList): PlayersTable {
  const isPremium = useIsPremium();
  const isKnown = useShared(usePlatform().state.session).status !== 'unknown';
  const counted = isPremium ? view : { ...view, filters: [] };
  const waits = (view.followed && watchList.status === 'loading') || (view.filters.length > 0 && !isKnown);
  const skip = waits || (view.followed && watchList.ids.length === 0);
  const last = pagesOf(usePlayersStatsQuery(statsQuery(counted, watchList.ids), { skip }).currentData);
  // A page that no longer exists, after a filter or from an old address, shows the last one there is.
  const page = Math.min(view.page, last);
  const { data, currentData, error, isFetching, refetch } = usePlayersStatsQuery(
    statsQuery({ ...counted, page }, watchList.ids),
    { skip },
  );
  if (view.followed && watchList.status === 'failed')
    return { status: 'failed', message: watchList.message, retry: watchList.retry };
  if (waits) return { status: 'loading' };
  if (skip) return NOBODY;
  // Numbers that are fetched again while matches run stay when that fails.
  if (error && !currentData && !isFetching)
    return { status: 'failed', message: error.message ?? '', retry: refetch };
  const shown = currentData ?? data;
  if (!shown) return { status: 'loading' };
  return {
    status: 'ready',
    rows: shown.data,
    found: shown.totalRecords,
    page,
    pages: pagesOf(shown),
    turning: isFetching && !currentData,
  };
}

/** How many pages an answer has; no end while there is none. */
function pagesOf(answer: PlayersStats | undefined): number {
  return answer ? Math.max(1, Math.ceil(answer.totalRecords / PAGE_SIZE)) : Number.POSITIVE_INFINITY;
}
