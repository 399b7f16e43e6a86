import type { PlayerStatsRow } from '@euro/api-contract';
import { type Bests, useBestsQuery, usePlayersStatsQuery } from '../../store/statsApi.js';
import { type ProfileColumn, profileColumns } from './profile.js';
import { MOST_COMPARED } from './statsView.js';

/** Loading state of the compared players. */
export type Comparison =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      /** In the order of selection; players outside the tournament are left out. */
      readonly players: readonly PlayerStatsRow[];
      readonly columns: readonly ProfileColumn[];
      readonly bests: Bests;
    };

const NOBODY: readonly PlayerStatsRow[] = [];

/** Numbers of all matchdays of some players, and the best of the tournament beside them. */
export function useComparison(ids: readonly number[]): Comparison {
  const selected = usePlayersStatsQuery({
    pageNumber: 1,
    pageRecords: MOST_COMPARED,
    ids: [...ids].sort((one, other) => one - other).join(','),
  });
  // The previous players remain while another one is fetched.
  const answer = (selected.currentData ?? selected.data)?.data ?? NOBODY;
  const players = ids.flatMap((id) => answer.find((player) => player.id === id) ?? []);
  const columns = profileColumns(players);
  const bests = useBestsQuery(columns, { skip: players.length === 0 });
  const error =
    (selected.currentData ? undefined : selected.error) ?? (bests.currentData ? undefined : bests.error);
  if (error && !selected.isFetching && !bests.isFetching)
    return {
      status: 'failed',
      message: error.message ?? '',
      retry() {
        selected.refetch();
        if (players.length > 0) bests.refetch();
      },
    };
  if (!selected.data || (players.length > 0 && !bests.data)) return { status: 'loading' };
  return { status: 'ready', players, columns, bests: bests.currentData ?? bests.data ?? {} };
}
