import type { BodyOf, League, LeagueHistory, LeagueView, OwnLeague, ResponseOf } from '@euro/api-contract';
import type { ApiFailure, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { PAGE_SIZE, SEARCH_SIZE } from '../domain/leagueView.js';

/** One page of a league's table. */
export interface TableQuery {
  readonly id: number;
  /** One matchday; null = all of them. */
  readonly week: number | null;
  readonly page: number;
}

/** A write, under a key that makes a repetition harmless. */
export interface Keyed {
  readonly idempotencyKey: string;
}

/** A team of a league. */
export interface Seat {
  readonly leagueId: number;
  readonly teamId: number;
}

/** The store hands the platform it was made with to every query. */
function apiOf(extra: unknown): Platform['api'] {
  return (extra as Platform).api;
}

const leagueOf = (id: number) => ({ type: 'League', id }) as const;
const LEAGUE_CHANGED = ['Mine', 'League', 'Found'] as const;

/** Duels of one matchday that are shown at most. */
const MOST_DUELS = 100;

/** Leagues as the API tells them, remembered until something moves. */
export const leaguesApi = createApi({
  reducerPath: 'leagues',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Mine', 'League', 'Found'],
  endpoints: (build) => ({
    mine: build.query<readonly OwnLeague[], number>({
      queryFn: async (userOrTeamId, { extra, signal }) => {
        const options = { params: { userOrTeamId }, signal };
        const answer = await apiOf(extra).call('GET leagues/{userOrTeamId}', options);
        return answer.error ? answer : { data: answer.data.leagues };
      },
      providesTags: ['Mine'],
    }),
    table: build.query<LeagueView, TableQuery>({
      queryFn: ({ id, week, page }, { extra, signal }) =>
        apiOf(extra).call('GET league/{id}', {
          params: { id },
          query: { weekId: week ?? -1, pageNumber: page, pageRecords: PAGE_SIZE },
          signal,
        }),
      providesTags: (_answer, _error, { id }) => [leagueOf(id)],
    }),
    history: build.query<LeagueHistory, number>({
      queryFn: (id, { extra, signal }) =>
        apiOf(extra).call('GET league/{id}/history', { params: { id }, signal }),
      providesTags: (_answer, _error, id) => [leagueOf(id)],
    }),
    duels: build.query<ResponseOf<'GET league/{id}/matches'>, { id: number; week: number }>({
      queryFn: ({ id, week }, { extra, signal }) =>
        apiOf(extra).call('GET league/{id}/matches', {
          params: { id },
          query: { weekId: week, pageNumber: 1, pageRecords: MOST_DUELS },
          signal,
        }),
      providesTags: (_answer, _error, { id }) => [leagueOf(id)],
    }),
    removals: build.query<ResponseOf<'GET league/{id}/removals'>['removals'], number>({
      queryFn: async (id, { extra, signal }) => {
        const answer = await apiOf(extra).call('GET league/{id}/removals', { params: { id }, signal });
        return answer.error ? answer : { data: answer.data.removals };
      },
      providesTags: (_answer, _error, id) => [leagueOf(id)],
    }),
    search: build.query<ResponseOf<'GET leagues/search'>, { name: string; page: number }>({
      queryFn: ({ name, page }, { extra, signal }) =>
        apiOf(extra).call('GET leagues/search', {
          query: { name, pageNumber: page, pageRecords: SEARCH_SIZE },
          signal,
        }),
      providesTags: ['Found'],
    }),
    invite: build.query<ResponseOf<'GET leagues/invite/{code}'>['league'], string>({
      queryFn: async (code, { extra, signal }) => {
        const answer = await apiOf(extra).call('GET leagues/invite/{code}', { params: { code }, signal });
        return answer.error ? answer : { data: answer.data.league };
      },
      providesTags: ['Found'],
    }),
    join: build.mutation<League, Seat & Keyed & { code?: string }>({
      queryFn: async ({ leagueId, teamId, code, idempotencyKey }, { extra }) =>
        leagueIn(
          await apiOf(extra).call('POST league/{id}/join/{teamId}', {
            params: { id: leagueId, teamId },
            query: { code },
            idempotencyKey,
          }),
        ),
      invalidatesTags: (_league, error) => (error ? [] : LEAGUE_CHANGED),
    }),
    create: build.mutation<League, { teamId: number; body: BodyOf<'POST league/team/{teamId}'> } & Keyed>({
      queryFn: async ({ teamId, body, idempotencyKey }, { extra }) =>
        leagueIn(
          await apiOf(extra).call('POST league/team/{teamId}', { params: { teamId }, body, idempotencyKey }),
        ),
      invalidatesTags: (_league, error) => (error ? [] : LEAGUE_CHANGED),
    }),
    change: build.mutation<League, { id: number; body: BodyOf<'PUT league/{id}'> } & Keyed>({
      queryFn: async ({ id, body, idempotencyKey }, { extra }) =>
        leagueIn(await apiOf(extra).call('PUT league/{id}', { params: { id }, body, idempotencyKey })),
      invalidatesTags: LEAGUE_CHANGED,
    }),
    renewCode: build.mutation<League, { id: number } & Keyed>({
      queryFn: async ({ id, idempotencyKey }, { extra }) =>
        leagueIn(await apiOf(extra).call('POST league/{id}/invite', { params: { id }, idempotencyKey })),
      invalidatesTags: LEAGUE_CHANGED,
    }),
    setCover: build.mutation<League, { id: number; picture: File }>({
      queryFn: async ({ id, picture }, { extra }) =>
        leagueIn(
          await apiOf(extra).call('POST league/cover', { body: { leagueId: id }, files: { cover: picture } }),
        ),
      invalidatesTags: LEAGUE_CHANGED,
    }),
    leave: build.mutation<null, Seat & Keyed>({
      queryFn: takeOut,
      // Its table may no longer be asked for.
      invalidatesTags: (_done, error) => (error ? [] : ['Mine', 'Found']),
    }),
    kick: build.mutation<null, Seat & Keyed>({
      queryFn: takeOut,
      invalidatesTags: (_done, error) => (error ? [] : LEAGUE_CHANGED),
    }),
    remove: build.mutation<null, { id: number } & Keyed>({
      queryFn: async ({ id, idempotencyKey }, { extra }) =>
        nothingIn(await apiOf(extra).call('DELETE league/{id}', { params: { id }, idempotencyKey })),
      invalidatesTags: (_done, error) => (error ? [] : ['Mine', 'Found']),
    }),
  }),
});

/** Takes a team out of a league: one's own, or, as the admin, another one. */
async function takeOut({ leagueId, teamId, idempotencyKey }: Seat & Keyed, { extra }: { extra: unknown }) {
  const options = { params: { leagueId, teamId }, idempotencyKey };
  return nothingIn(await apiOf(extra).call('DELETE league/{leagueId}/{teamId}', options));
}

type Answer<T> = { readonly data: T; readonly error?: undefined } | { readonly error: ApiFailure };

function leagueIn(answer: Answer<{ league: League }>) {
  return answer.error ? { error: answer.error } : { data: answer.data.league };
}

function nothingIn(answer: Answer<unknown>) {
  return answer.error ? { error: answer.error } : { data: null };
}

export const {
  useMineQuery,
  useTableQuery,
  useHistoryQuery,
  useDuelsQuery,
  useRemovalsQuery,
  useSearchQuery,
  useInviteQuery,
  useJoinMutation,
  useCreateMutation,
  useChangeMutation,
  useRenewCodeMutation,
  useSetCoverMutation,
  useLeaveMutation,
  useKickMutation,
  useRemoveMutation,
} = leaguesApi;
