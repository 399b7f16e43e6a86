import type { TeamPoints } from '@euro/api-contract';
import type { ApiFailure } from '@euro/platform';
import { asFailure } from '@euro/platform/redux';
import { useSidePointsQuery } from '../store/duelsApi.js';

/** Points of both teams: loading, failed, or there. */
export type LoadedSides =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly own: TeamPoints; readonly other: TeamPoints };

/**
 * Two teams of a matchday. Both line-ups are public after its deadline (decisions §5.5); before it the API refuses with
 * `nothing-to-show-yet`.
 */
export function useSides(ownId: number, otherId: number, weekId: number): LoadedSides {
  const own = useSidePointsQuery({ id: ownId, weekId });
  const other = useSidePointsQuery({ id: otherId, weekId });
  if (own.currentData && other.currentData)
    return { status: 'ready', own: own.currentData, other: other.currentData };
  const error = (!own.currentData && own.error) || (!other.currentData && other.error);
  if (!error || own.isFetching || other.isFetching) return { status: 'loading' };
  return {
    status: 'failed',
    failure: asFailure(error),
    retry() {
      void own.refetch();
      void other.refetch();
    },
  };
}
