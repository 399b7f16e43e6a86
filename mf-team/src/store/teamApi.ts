import type { BodyOf, ChangedTeam, EndpointName, PublishedCompetition } from '@euro/api-contract';
import type { Lineup } from '@euro/game';
import {
  call,
  type PlatformBaseQuery,
  platformBaseQuery,
  platformOf,
  type Waits,
  write,
} from '@euro/platform/redux';
import { createApi } from '@reduxjs/toolkit/query/react';
import { markSaved } from './savedMarker.js';

/** The id of a team, or of a league, with a matchday. */
export interface TeamWeek {
  readonly id: number;
  readonly weekId: number;
}

/** A page of a team's receipts. */
export interface ChangesPage {
  readonly id: number;
  readonly page: number;
  readonly size: number;
}

/** A team with the body of a change. */
export interface TeamBody<N extends EndpointName> {
  readonly id: number;
  readonly body: BodyOf<N>;
  /** Messages while it waits for a connection; without them the change does not wait. */
  readonly waits?: Waits;
}

interface Change<Body> {
  readonly id: number;
  readonly body: Body;
  readonly waits?: Waits;
}

/** A change of a team that exists; changes about the same overwrite each other. */
function changeOf<Body>({ id, body, waits }: Change<Body>, about = aboutTeam(id)) {
  return { params: { id }, body, about, ...(waits && { waits }) };
}

/** Subject (`about`) of changes of a team, also while they wait for a connection: its squad and lineup. */
export const aboutTeam = (id: number) => `team ${id}`;
/** Its name, and whether its manager's is shown; other sections call it so, too. */
export const aboutName = (id: number) => `name ${id}`;
export const aboutBooster = (id: number) => `booster ${id}`;

/** Publishes changes of an existing team to the other tabs of this browser. */
const baseQuery: PlatformBaseQuery = async (request, api, extraOptions) => {
  const result = await platformBaseQuery(request, api, extraOptions);
  const { about, params } = request.options;
  if (about !== undefined && !result.error) {
    markSaved(platformOf(api.extra).storage, Number(params?.id), versionOf(result.data));
  }
  return result;
};

/** Any number different from the last one works; uses the receipt's. */
function versionOf(answer: unknown): number {
  const { receipt, team } = answer as Partial<ChangedTeam>;
  return receipt?.version ?? team?.version ?? 0;
}

/** The server's answers about teams; errors carry the API's code. */
export const teamApi = createApi({
  reducerPath: 'server',
  baseQuery,
  tagTypes: ['Team', 'Points', 'Changes', 'TopLineup'],
  endpoints: (build) => ({
    team: build.query({
      ...call('GET team/{id}', (id: number) => ({ params: { id } })),
      providesTags: (_result, _error, id) => [{ type: 'Team', id }],
    }),
    /** The team with the lineup of a matchday: of a closed one, as stored. */
    teamOfWeek: build.query(
      call('GET team/{id}', ({ id, weekId }: TeamWeek) => ({ params: { id }, query: { weekId } })),
    ),
    /** Addresses by which the owner shows the line-up that he prepares. */
    sharedLineup: build.query({
      ...call('GET team/{id}/share', (id: number) => ({ params: { id } })),
      providesTags: (_result, _error, id) => [{ type: 'Team', id }],
    }),
    teamPoints: build.query({
      ...call('GET team/{id}/points/{weekId}', ({ id, weekId }: TeamWeek) => ({
        params: { id, weekId },
        query: { withWeekWinner: 1, withWeekAveragePoints: 1 },
      })),
      providesTags: ['Points'],
    }),
    recap: build.query({
      ...call('GET team/{id}/recap', (id: number) => ({ params: { id } })),
      providesTags: ['Points'],
    }),
    /** Number of teams in the overall ranking. */
    rankedTeams: build.query(
      call(
        'GET rankings/{type}',
        (_: undefined) => ({ params: { type: 'general' as const }, query: { pageRecords: 1 } }),
        ({ totalRecords }) => totalRecords,
      ),
    ),
    /** The first teams of the overall ranking, and its size. */
    firstTeams: build.query(
      call(
        'GET rankings/{type}',
        (count: number) => ({ params: { type: 'general' as const }, query: { pageRecords: count } }),
        ({ totalRecords, data }) => ({ totalRecords, teams: data.map(({ team }) => team) }),
      ),
    ),
    /** The competitions of this installation. */
    competitions: build.query(
      call(
        'GET competitions',
        (_: undefined) => ({}),
        ({ competitions }) => competitions,
      ),
    ),
    /** The next deadline of another competition. */
    deadlineOf: build.query(
      call(
        'GET matches/deadline-info',
        ({ competitionFeed, seasonId }: Pick<PublishedCompetition, 'competitionFeed' | 'seasonId'>) => ({
          query: { competitionFeed, seasonId },
        }),
        ({ deadlineInfo }) => deadlineInfo,
      ),
    ),
    leagues: build.query(
      call(
        'GET leagues/{userOrTeamId}',
        (teamId: number) => ({ params: { userOrTeamId: teamId } }),
        ({ leagues }) => leagues,
      ),
    ),
    /** The first teams of a league in one matchday, and the own ones. */
    leagueOfWeek: build.query(
      call(
        'GET league/{id}',
        ({ id, weekId }: TeamWeek) => ({ params: { id }, query: { weekId } }),
        ({ result }) => result,
      ),
    ),
    changes: build.query({
      ...call('GET team/{id}/changes', ({ id, page, size }: ChangesPage) => ({
        params: { id },
        query: { pageNumber: page, pageRecords: size },
      })),
      providesTags: ['Changes'],
    }),
    changesSince: build.query({
      ...call(
        'GET team/{id}/changes',
        ({ id, version }: { readonly id: number; readonly version: number }) => ({
          params: { id },
          query: { sinceVersion: version },
        }),
      ),
      providesTags: ['Changes'],
    }),
    topLineup: build.query({
      ...call('GET matchday/{weekId}/top-lineup', (weekId: number) => ({ params: { weekId } })),
      providesTags: ['TopLineup'],
    }),
    addTeam: build.mutation(write('POST team/add', (body: BodyOf<'POST team/add'>) => ({ body }))),
    saveSquad: build.mutation({
      ...write('POST team/{id}', (squad: TeamBody<'POST team/{id}'>) => changeOf(squad)),
      invalidatesTags: ['Changes'],
    }),
    saveLineup: build.mutation({
      ...write('POST team/{id}/selections', (lineup: TeamBody<'POST team/{id}/selections'>) =>
        changeOf(lineup),
      ),
      invalidatesTags: ['Changes'],
    }),
    renameTeam: build.mutation({
      ...write('POST team/{id}/name', (name: TeamBody<'POST team/{id}/name'>) =>
        changeOf(name, aboutName(name.id)),
      ),
      invalidatesTags: ['Changes'],
    }),
    playBooster: build.mutation({
      ...write('POST team/{id}/booster', (booster: TeamBody<'POST team/{id}/booster'>) =>
        changeOf(booster, aboutBooster(booster.id)),
      ),
      invalidatesTags: ['Changes'],
    }),
    makePowerSub: build.mutation({
      ...write('POST team/{id}/power-sub', (sub: TeamBody<'POST team/{id}/power-sub'>) => changeOf(sub)),
      invalidatesTags: ['Changes'],
    }),
    undoPowerSub: build.mutation({
      ...write('POST team/{id}/power-sub/undo', (undo: TeamBody<'POST team/{id}/power-sub/undo'>) =>
        changeOf(undo),
      ),
      invalidatesTags: ['Changes'],
    }),
    spy: build.mutation(
      call('POST team/{id}/spy', ({ id, week }: { readonly id: number; readonly week: number }) => ({
        params: { id },
        body: { weekId: week },
      })),
    ),
    setBadge: build.mutation(
      call(
        'POST team/badge',
        ({ id, picture }: { readonly id: number; readonly picture: Blob }) => ({
          body: { teamId: id },
          files: { badge: picture },
        }),
        ({ badge }) => badge,
      ),
    ),
    removeBadge: build.mutation(
      call('DELETE team/{id}/badge', ({ id }: { readonly id: number }) => ({ params: { id } })),
    ),
  }),
});

export const {
  useTeamQuery,
  useTeamOfWeekQuery,
  useSharedLineupQuery,
  useTeamPointsQuery,
  useRecapQuery,
  useRankedTeamsQuery,
  useFirstTeamsQuery,
  useCompetitionsQuery,
  useDeadlineOfQuery,
  useLeaguesQuery,
  useLeagueOfWeekQuery,
  useChangesQuery,
  useChangesSinceQuery,
  useTopLineupQuery,
  useAddTeamMutation,
  useSaveSquadMutation,
  useSaveLineupMutation,
  useRenameTeamMutation,
  usePlayBoosterMutation,
  useMakePowerSubMutation,
  useUndoPowerSubMutation,
  useSpyMutation,
  useSetBadgeMutation,
  useRemoveBadgeMutation,
} = teamApi;

/** A lineup as a call's body takes it. */
export function lineupBody({ starting, bench, captainId, viceCaptainId }: Lineup) {
  return { starting: [...starting], bench: [...bench], captainId, viceCaptainId };
}
