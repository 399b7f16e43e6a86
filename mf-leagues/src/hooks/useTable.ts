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
  const requested = useTableQuery({ id, week, page });
  const last = requested.currentData
    ? Math.max(1, Math.ceil(requested.currentData.result.totalRecords / PAGE_SIZE))
    : Number.POSITIVE_INFINITY;
  const shown = Math.min(page, last);
  const { currentData, data, error, isFetching, refetch } = useTableQuery({ id, week, page: shown });
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
    page: shown,
    pages: Math.max(1, Math.ceil(answer.result.totalRecords / PAGE_SIZE)),
    isTurning: isFetching && !currentData,
  };
}
