import type {
  BodyOf,
  ChangedTeam,
  EndpointName,
  ResponseOf,
  TeamPoints,
  TeamView,
  TopLineup,
} from '@euro/api-contract';
import type { ApiFailure, ApiResult, CallOptions, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { isAnswered } from './isAnswered.js';
import { markSaved } from './savedMarker.js';
import type { WriteKeys } from './writeKeys.js';

/** What thunks and queries of this remote are given: the platform it was mounted with, and the keys of its writes. */
export interface StoreExtra {
  readonly platform: Platform;
  readonly writeKeys: WriteKeys;
}

function call(extra: unknown): Platform['api']['call'] {
  const { platform } = extra as StoreExtra;
  return platform.api.call.bind(platform.api) as Platform['api']['call'];
}

/** Makes a write that may be repeated until it is answered, and tells the other tabs of this browser. */
async function write<N extends EndpointName>(
  extra: unknown,
  name: N,
  options: CallOptions<N>,
): Promise<ApiResult<ResponseOf<N>>> {
  const { platform, writeKeys } = extra as StoreExtra;
  const idempotencyKey = writeKeys.keyOf(`${name} ${JSON.stringify(options)}`);
  const result = await platform.api.call(name, { ...options, idempotencyKey });
  if (isAnswered(result)) writeKeys.answered();
  return result;
}

/** The same for a change of a team that exists. */
async function change<N extends EndpointName>(
  extra: unknown,
  name: N,
  options: CallOptions<N> & { readonly params: { readonly id: number } },
): Promise<ApiResult<ResponseOf<N>>> {
  const result = await write(extra, name, options);
  const { platform } = extra as StoreExtra;
  if (result.data !== undefined) markSaved(platform.storage, options.params.id, versionOf(result.data));
  return result;
}

/** Any number that differs from the last one would do; the receipt's says it best. */
function versionOf(answer: unknown): number {
  const { receipt, team } = answer as Partial<ChangedTeam>;
  return receipt?.version ?? team?.version ?? 0;
}

/** A team's id with a matchday. */
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

/** A team with what was changed of it. */
export interface TeamBody<N extends EndpointName> {
  readonly id: number;
  readonly body: BodyOf<N>;
}

/** The server's answers about teams; errors carry the API's code. */
export const teamApi = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Team', 'Points', 'Changes', 'TopLineup'],
  endpoints: (build) => ({
    team: build.query<TeamView, number>({
      queryFn: (id, { extra, signal }) => call(extra)('GET team/{id}', { params: { id }, signal }),
      providesTags: (_result, _error, id) => [{ type: 'Team', id }],
    }),
    /** The team with the lineup of a matchday: once that is closed, what the server holds for it. */
    teamOfWeek: build.query<TeamView, TeamWeek>({
      queryFn: ({ id, weekId }, { extra, signal }) =>
        call(extra)('GET team/{id}', { params: { id }, query: { weekId }, signal }),
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
    changes: build.query<ResponseOf<'GET team/{id}/changes'>, ChangesPage>({
      queryFn: ({ id, page, size }, { extra, signal }) =>
        call(extra)('GET team/{id}/changes', {
          params: { id },
          query: { pageNumber: page, pageRecords: size },
          signal,
        }),
      providesTags: ['Changes'],
    }),
    changesSince: build.query<
      ResponseOf<'GET team/{id}/changes'>,
      { readonly id: number; readonly version: number }
    >({
      queryFn: ({ id, version }, { extra, signal }) =>
        call(extra)('GET team/{id}/changes', { params: { id }, query: { sinceVersion: version }, signal }),
      providesTags: ['Changes'],
    }),
    topLineup: build.query<TopLineup, number>({
      queryFn: (weekId, { extra, signal }) =>
        call(extra)('GET matchday/{weekId}/top-lineup', { params: { weekId }, signal }),
      providesTags: ['TopLineup'],
    }),
    addTeam: build.mutation<ChangedTeam, BodyOf<'POST team/add'>>({
      queryFn: (body, { extra }) => write(extra, 'POST team/add', { body }),
    }),
    saveSquad: build.mutation<ChangedTeam, TeamBody<'POST team/{id}'>>({
      queryFn: ({ id, body }, { extra }) => change(extra, 'POST team/{id}', { params: { id }, body }),
      invalidatesTags: ['Changes'],
    }),
    saveLineup: build.mutation<ChangedTeam, TeamBody<'POST team/{id}/selections'>>({
      queryFn: ({ id, body }, { extra }) =>
        change(extra, 'POST team/{id}/selections', { params: { id }, body }),
      invalidatesTags: ['Changes'],
    }),
    renameTeam: build.mutation<ChangedTeam, TeamBody<'POST team/{id}/name'>>({
      queryFn: ({ id, body }, { extra }) => change(extra, 'POST team/{id}/name', { params: { id }, body }),
      invalidatesTags: ['Changes'],
    }),
    playBooster: build.mutation<ChangedTeam, TeamBody<'POST team/{id}/booster'>>({
      queryFn: ({ id, body }, { extra }) => change(extra, 'POST team/{id}/booster', { params: { id }, body }),
      invalidatesTags: ['Changes'],
    }),
    makePowerSub: build.mutation<
      ResponseOf<'POST team/{id}/power-sub'>,
      TeamBody<'POST team/{id}/power-sub'>
    >({
      queryFn: ({ id, body }, { extra }) =>
        change(extra, 'POST team/{id}/power-sub', { params: { id }, body }),
      invalidatesTags: ['Changes'],
    }),
    spy: build.mutation<ResponseOf<'POST team/{id}/spy'>, { readonly id: number; readonly week: number }>({
      queryFn: ({ id, week }, { extra }) =>
        call(extra)('POST team/{id}/spy', { params: { id }, body: { weekId: week } }),
    }),
    setBadge: build.mutation<string, { readonly id: number; readonly picture: Blob }>({
      queryFn: async ({ id, picture }, { extra }) => {
        const answer = await call(extra)('POST team/badge', {
          body: { teamId: id },
          files: { badge: picture },
        });
        return answer.error ? answer : { data: answer.data.badge };
      },
    }),
    removeBadge: build.mutation<null, { readonly id: number }>({
      queryFn: async ({ id }, { extra }) => {
        const answer = await call(extra)('DELETE team/{id}/badge', { params: { id } });
        return answer.error ? answer : { data: null };
      },
    }),
    undoPowerSub: build.mutation<
      ResponseOf<'POST team/{id}/power-sub/undo'>,
      TeamBody<'POST team/{id}/power-sub/undo'>
    >({
      queryFn: ({ id, body }, { extra }) =>
        change(extra, 'POST team/{id}/power-sub/undo', { params: { id }, body }),
      invalidatesTags: ['Changes'],
    }),
  }),
});

export const {
  useTeamQuery,
  useTeamOfWeekQuery,
  useTeamPointsQuery,
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
