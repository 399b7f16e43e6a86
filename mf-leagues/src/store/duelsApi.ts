import type { DuelLength } from '@euro/api-contract';
import { call, write } from '@euro/platform/redux';
import { leaguesApi } from './leaguesApi.js';

/** A team in a duel. */
interface Side {
  readonly code: string;
  readonly teamId: number;
}

interface NewDuel {
  readonly teamId: number;
  readonly length: DuelLength;
  /** Code of the duel that is played again. */
  readonly rematchOf?: string | undefined;
}

/** Invalidated with the leagues as points come in, and alone by a change of duels. */
const DUELS = [{ type: 'Mine', id: 'duels' }] as const;

const duelsApi = leaguesApi.injectEndpoints({
  endpoints: (build) => ({
    teamDuels: build.query({
      ...call('GET duels/{teamId}', (teamId: number) => ({ params: { teamId } })),
      providesTags: DUELS,
    }),
    challenge: build.query({
      ...call('GET duel/{code}', (code: string) => ({ params: { code } })),
      providesTags: DUELS,
    }),
    /** The players of one side in a matchday whose deadline has passed. */
    sidePoints: build.query({
      ...call('GET team/{id}/points/{weekId}', ({ id, weekId }: { id: number; weekId: number }) => ({
        params: { id, weekId },
      })),
      providesTags: DUELS,
    }),
    makeDuel: build.mutation({
      ...write(
        'POST duel/team/{teamId}',
        ({ teamId, ...body }: NewDuel) => ({ params: { teamId }, body }),
        ({ duel }) => duel,
      ),
      invalidatesTags: DUELS,
    }),
    acceptDuel: build.mutation({
      ...write(
        'POST duel/{code}/join/{teamId}',
        ({ code, teamId }: Side) => ({ params: { code, teamId } }),
        ({ duel }) => duel,
      ),
      invalidatesTags: DUELS,
    }),
    stopDuel: build.mutation({
      ...write('POST duel/{code}/stop/{teamId}', ({ code, teamId, block }: Side & { block: boolean }) => ({
        params: { code, teamId },
        body: { block },
      })),
      invalidatesTags: DUELS,
    }),
  }),
});

export const {
  useTeamDuelsQuery,
  useChallengeQuery,
  useSidePointsQuery,
  useMakeDuelMutation,
  useAcceptDuelMutation,
  useStopDuelMutation,
} = duelsApi;
