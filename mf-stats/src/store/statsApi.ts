import type { QueryOf, ResponseOf, StatColumn, TopLineup } from '@euro/api-contract';
import type { ApiFailure, ApiResult, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** A page of the statistics table. */
export type PlayersStats = ResponseOf<'GET players-stats'>;
/** A match with both sides explained. */
export type MatchDetails = ResponseOf<'GET match/{id}'>;
/** A nation with its expected line-up and its squad in depth. */
export type ClubDetails = ResponseOf<'GET club/{id}'>;
/** An item of the news feed. */
export type NewsItem = ResponseOf<'GET matches/rss'>['rss']['channel']['item'][number];
/** A column of numbers. */
export type NumberColumn = Exclude<StatColumn, 'name'>;
/** The most that anybody has of each column so far. */
export type Bests = Partial<Readonly<Record<NumberColumn, number>>>;

/** A nation, as premium members or everybody else may see it: who becomes one is told anew. */
export interface ClubQuery {
  readonly id: number;
  readonly isPremium: boolean;
}

/** A player who is followed from now on, or no longer. */
export interface Following {
  /** Whose list it is: a cache of one user is never shown to another. */
  readonly userId: number;
  readonly playerId: number;
  readonly follows: boolean;
}

/** The store hands the platform it was made with to every query. */
function apiOf(extra: unknown): Platform['api'] {
  return (extra as Platform).api;
}

/** Marks an answer as made of the points of a matchday, or of all of them. */
export function pointsOf(weekId: number | 'all') {
  return { type: 'Points', id: weekId } as const;
}

/** How often somebody was followed or no longer. */
let presses = 0;

/** Statistics and matches as the API tells them, remembered until points change. */
export const statsApi = createApi({
  reducerPath: 'statsApi',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Points'],
  endpoints: (build) => ({
    playersStats: build.query<PlayersStats, NonNullable<QueryOf<'GET players-stats'>>>({
      queryFn: (query, { extra, signal }) => apiOf(extra).call('GET players-stats', { query, signal }),
      providesTags: (_answer, _error, { weekId }) => [pointsOf(typeof weekId === 'number' ? weekId : 'all')],
    }),
    bests: build.query<Bests, readonly NumberColumn[]>({
      queryFn: (columns, { extra, signal }) => askBests(apiOf(extra), columns, signal),
      providesTags: [pointsOf('all')],
    }),
    match: build.query<MatchDetails, number>({
      queryFn: (id, { extra, signal }) => apiOf(extra).call('GET match/{id}', { params: { id }, signal }),
      providesTags: (answer) => [pointsOf(answer?.match.weekId ?? 'all')],
    }),
    topLineup: build.query<TopLineup, number>({
      queryFn: (weekId, { extra, signal }) =>
        apiOf(extra).call('GET matchday/{weekId}/top-lineup', { params: { weekId }, signal }),
      providesTags: (_answer, _error, weekId) => [pointsOf(weekId)],
    }),
    club: build.query<ClubDetails, ClubQuery>({
      queryFn: ({ id }, { extra, signal }) => apiOf(extra).call('GET club/{id}', { params: { id }, signal }),
      providesTags: [pointsOf('all')],
    }),
    news: build.query<readonly NewsItem[], void>({
      queryFn: async (_nothing, { extra, signal }) => {
        const answer = await apiOf(extra).call('GET matches/rss', { signal });
        return answer.error ? answer : { data: answer.data.rss.channel.item };
      },
    }),
    watchList: build.query<readonly number[], Following['userId']>({
      queryFn: async (_userId, { extra, signal }) =>
        idsOf(await apiOf(extra).call('GET watchlist', { signal })),
    }),
    follow: build.mutation<readonly number[], Following>({
      queryFn: async ({ playerId, follows }, { extra }) => {
        const options = { params: { playerId } };
        return idsOf(
          follows
            ? await apiOf(extra).call('PUT watchlist/{playerId}', options)
            : await apiOf(extra).call('DELETE watchlist/{playerId}', options),
        );
      },
      /** Shown at once; the server's list takes its place, or the old one comes back. */
      async onQueryStarted({ userId, playerId, follows }, { dispatch, queryFulfilled }) {
        presses += 1;
        const press = presses;
        const show = (isFollowed: boolean) =>
          dispatch(
            statsApi.util.updateQueryData('watchList', userId, (ids) => {
              const others = ids.filter((id) => id !== playerId);
              return isFollowed ? [playerId, ...others] : others;
            }),
          );
        const patch = show(follows);
        // The answer to an earlier press knows nothing of the last one.
        const isLast = () => press === presses;
        await queryFulfilled.then(
          ({ data }) => {
            if (isLast()) dispatch(statsApi.util.upsertQueryData('watchList', userId, data));
          },
          () => {
            if (isLast()) patch.undo();
            else show(!follows);
          },
        );
      },
    }),
  }),
});

/** The best player of each column; the first call that fails is the answer. */
async function askBests(
  api: Platform['api'],
  columns: readonly NumberColumn[],
  signal: AbortSignal,
): Promise<ApiResult<Bests>> {
  const answers = await Promise.all(
    columns.map(async (column) => {
      const query = { pageNumber: 1, pageRecords: 1, sorters: `${column} DESC` };
      return { column, answer: await api.call('GET players-stats', { query, signal }) };
    }),
  );
  const bests: Partial<Record<NumberColumn, number>> = {};
  for (const { column, answer } of answers) {
    if (answer.error) return answer;
    bests[column] = answer.data.data[0]?.[column] ?? 0;
  }
  return { data: bests };
}

function idsOf(answer: ApiResult<ResponseOf<'GET watchlist'>>): ApiResult<readonly number[]> {
  return answer.error ? answer : { data: answer.data.playerIds };
}

export const {
  useBestsQuery,
  useClubQuery,
  useFollowMutation,
  useMatchQuery,
  useNewsQuery,
  usePlayersStatsQuery,
  useTopLineupQuery,
  useWatchListQuery,
} = statsApi;
