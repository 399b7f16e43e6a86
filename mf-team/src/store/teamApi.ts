import type { BodyOf, ResponseOf, TeamPoints, TeamView } from '@euro/api-contract';
import type { ApiFailure, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** What thunks and queries of this remote are given: the platform it was mounted with. */
export interface StoreExtra {
  readonly platform: Platform;
}

function call(extra: unknown): Platform['api']['call'] {
  const { platform } = extra as StoreExtra;
  return platform.api.call.bind(platform.api) as Platform['api']['call'];
}

/** A team's id with a matchday. */
export interface TeamWeek {
  readonly id: number;
  readonly weekId: number;
}

/** The server's answers about teams and their players; errors carry the API's code. */
export const teamApi = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Team', 'Points'],
  endpoints: (build) => ({
    team: build.query<TeamView, number>({
      queryFn: (id, { extra, signal }) => call(extra)('GET team/{id}', { params: { id }, signal }),
      providesTags: (_result, _error, id) => [{ type: 'Team', id }],
    }),
    teamPoints: build.query<TeamPoints, TeamWeek>({
      queryFn: ({ id, weekId }, { extra, signal }) =>
        call(extra)('GET team/{id}/points/{weekId}', {
          params: { id, weekId },
          query: { withWeekWinner: 1, withWeekAveragePoints: 1 },
          signal,
        }),
      providesTags: ['Points'],
    }),
    player: build.query<ResponseOf<'GET player/{id}'>, number>({
      queryFn: (id, { extra, signal }) =>
        call(extra)('GET player/{id}', { params: { id }, query: { withAggregatedWeekStats: 1 }, signal }),
      providesTags: ['Points'],
    }),
    addTeam: build.mutation<TeamView, BodyOf<'POST team/add'>>({
      queryFn: (body, { extra }) => call(extra)('POST team/add', { body }),
    }),
    saveSquad: build.mutation<TeamView, { readonly id: number; readonly body: BodyOf<'POST team/{id}'> }>({
      queryFn: ({ id, body }, { extra }) => call(extra)('POST team/{id}', { params: { id }, body }),
    }),
    saveLineup: build.mutation<
      TeamView,
      { readonly id: number; readonly body: BodyOf<'POST team/{id}/selections'> }
    >({
      queryFn: ({ id, body }, { extra }) =>
        call(extra)('POST team/{id}/selections', { params: { id }, body }),
    }),
    renameTeam: build.mutation<
      TeamView,
      { readonly id: number; readonly body: BodyOf<'POST team/{id}/name'> }
    >({
      queryFn: ({ id, body }, { extra }) => call(extra)('POST team/{id}/name', { params: { id }, body }),
    }),
  }),
});

export const {
  useTeamQuery,
  useTeamPointsQuery,
  usePlayerQuery,
  useAddTeamMutation,
  useSaveSquadMutation,
  useSaveLineupMutation,
  useRenameTeamMutation,
} = teamApi;
