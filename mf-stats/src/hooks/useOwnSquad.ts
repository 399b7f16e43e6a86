import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useTeamQuery } from '../store/statsApi.js';

/** The players of the fan's own team, once loaded. */
export type OwnSquad =
  /** A visitor, or a fan without a team. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly team: MyTeam;
      readonly teams: readonly MyTeam[];
      readonly playerIds: readonly number[];
    };

/** @param teamId id of one of the own teams; the current one for null, and for a team of others */
export function useOwnSquad(teamId: number | null): OwnSquad {
  const { state } = usePlatform();
  const session = useShared(state.session);
  const myTeams = useShared(state.myTeams);
  const teams = session.status === 'signed-in' ? (myTeams.value ?? []) : [];
  const team = teams.find(({ id }) => id === teamId) ?? teams[0];
  const squad = useTeamQuery(team?.id ?? 0, { skip: team === undefined });
  if (session.status === 'unknown') return { status: 'loading' };
  if (session.status === 'visitor') return { status: 'none' };
  if (!team) {
    if (myTeams.status === 'loading') return { status: 'loading' };
    if (myTeams.status === 'ready') return { status: 'none' };
    return { status: 'failed', message: '', retry: () => state.refresh('myTeams') };
  }
  if (squad.currentData) return { status: 'ready', team, teams, playerIds: squad.currentData };
  if (squad.error && !squad.isFetching)
    return { status: 'failed', message: squad.error.message ?? '', retry: squad.refetch };
  return { status: 'loading' };
}
