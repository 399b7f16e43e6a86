import type { PlayerStatsRow } from '@euro/api-contract';
import { useIsPremium } from '@euro/game-ui';
import { usePlatform, useShared } from '@euro/platform/react';
import type { WatchList } from '../../domain/useWatchList.js';
import { type PlayersStats, usePlayersStatsQuery } from '../../store/statsApi.js';
import { PAGE_SIZE, type StatsView, statsQuery } from './statsView.js';

/** Loading state of the table. */
export type PlayersTable =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly rows: readonly PlayerStatsRow[];
      readonly total: number;
      /** The page that is shown, from 1. */
      readonly page: number;
      readonly pages: number;
      /** Other rows are on their way. */
      readonly isLoadingRows: boolean;
    };

const NOBODY: PlayersTable = { status: 'ready', rows: [], total: 0, page: 1, pages: 1, isLoadingRows: false };

/**
 * The current page of players. Filters by statistics count for premium members only; an empty watch list gives no rows
 * without a request.
 */
export function usePlayersTable(view: StatsView, watchList: WatchList): PlayersTable {
  const isPremium = useIsPremium();
  const isKnown = useShared(usePlatform().state.session).status !== 'unknown';
  const effectiveView = isPremium ? view : { ...view, filters: [] };
  const isWaiting =
    (view.followed && watchList.status === 'loading') || (view.filters.length > 0 && !isKnown);
  const skip = isWaiting || (view.followed && watchList.ids.length === 0);
  const last = pagesOf(usePlayersStatsQuery(statsQuery(effectiveView, watchList.ids), { skip }).currentData);
  // A page that no longer exists, after a filter or from an old address, shows the last one there is.
  const page = Math.min(view.page, last);
  const { data, currentData, error, isFetching, refetch } = usePlayersStatsQuery(
    statsQuery({ ...effectiveView, page }, watchList.ids),
    { skip },
  );
  if (view.followed && watchList.status === 'failed')
    return { status: 'failed', message: watchList.message, retry: watchList.retry };
  if (isWaiting) return { status: 'loading' };
  if (skip) return NOBODY;
  // Numbers that are fetched again while matches run stay when that fails.
  if (error && !currentData && !isFetching)
    return { status: 'failed', message: error.message ?? '', retry: refetch };
  const result = currentData ?? data;
  if (!result) return { status: 'loading' };
  return {
    status: 'ready',
    rows: result.data,
    total: result.totalRecords,
    page,
    pages: pagesOf(result),
    isLoadingRows: isFetching && !currentData,
  };
}

/** Number of pages of a response; infinite before the first one. */
function pagesOf(answer: PlayersStats | undefined): number {
  return answer ? Math.max(1, Math.ceil(answer.totalRecords / PAGE_SIZE)) : Number.POSITIVE_INFINITY;
}
