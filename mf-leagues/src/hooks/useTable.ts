import type { LeagueView as LeagueAnswer } from '@euro/api-contract';
import type { ApiFailure } from '@euro/platform';
import { asFailure } from '@euro/platform/redux';
import { PAGE_SIZE } from '../domain/leagueView.js';
import { useTableQuery } from '../store/leaguesApi.js';

/** Loading state of a league's table. */
export type Table =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly answer: LeagueAnswer;
      /** The page that is shown, from 1. */
      readonly page: number;
      readonly pages: number;
      /** Another page is on its way and the rows are those of the one before. */
      readonly isTurning: boolean;
    };

/** A page of a league's table; one that no longer exists shows the last one there is. */
export function useTable(id: number, week: number | null, page: number): Table {
  const requestedTable = useTableQuery({ id, week, page });
  const last = requestedTable.currentData
    ? Math.max(1, Math.ceil(requestedTable.currentData.result.totalRecords / PAGE_SIZE))
    : Number.POSITIVE_INFINITY;
  const visiblePage = Math.min(page, last);
  const { currentData, data, error, isFetching, refetch } = useTableQuery({ id, week, page: visiblePage });
  // A table that is fetched again while matches run stays when that fails, unless it may no longer be seen.
  const failure = error ? asFailure(error) : null;
  const isShut = failure?.code === 'forbidden' || failure?.code === 'not-found';
  if (failure && !isFetching && (isShut || !currentData)) {
    return { status: 'failed', failure, retry: () => void refetch() };
  }
  const answer = currentData ?? (data?.league.id === id ? data : undefined);
  if (!answer) return { status: 'loading' };
  return {
    status: 'ready',
    answer,
    page: visiblePage,
    pages: Math.max(1, Math.ceil(answer.result.totalRecords / PAGE_SIZE)),
    isTurning: isFetching && !currentData,
  };
}
