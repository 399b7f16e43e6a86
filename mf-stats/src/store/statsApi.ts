import type { QueryOf, ResponseOf, StatColumn } from '@euro/api-contract';
import type { ApiResult, Platform } from '@euro/platform';
import { call, platformBaseQuery, platformOf } from '@euro/platform/redux';
import { createApi } from '@reduxjs/toolkit/query/react';

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

/** A nation, as premium members or everybody else may see it: becoming one fetches it again. */
export interface ClubQuery {
  readonly id: number;
  readonly isPremium: boolean;
}

/** A change of the watch list: follows or unfollows a player. */
export interface Following {
  /** Owner of the list: a user's cache is never shown to another. */
  readonly userId: number;
  readonly playerId: number;
  readonly follows: boolean;
}

/** Tag of a response with the points of a matchday, or of all of them. */
export function pointsOf(weekId: number | 'all') {
  return { type: 'Points', id: weekId } as const;
}

const playerOf = (playerId: number) => ({ params: { playerId } });
const FOLLOW = call('PUT watchlist/{playerId}', playerOf);
const UNFOLLOW = call('DELETE watchlist/{playerId}', playerOf);

/** Number of changes of the watch list so far. */
let presses = 0;

/** Statistics and matches as the API returns them, remembered until points change. */
export const statsApi = createApi({
  reducerPath: 'statsApi',
  baseQuery: platformBaseQuery,
  tagTypes: ['Points'],
  endpoints: (build) => ({
    playersStats: build.query({
      ...call('GET players-stats', (query: NonNullable<QueryOf<'GET players-stats'>>) => ({ query })),
      providesTags: (_answer, _error, { weekId }) => [pointsOf(typeof weekId === 'number' ? weekId : 'all')],
    }),
    bests: build.query<Bests, readonly NumberColumn[]>({
      queryFn: (columns, { extra, signal }) => askBests(platformOf(extra).api, columns, signal),
      providesTags: [pointsOf('all')],
    }),
    match: build.query({
      ...call('GET match/{id}', (id: number) => ({ params: { id } })),
      providesTags: (answer) => [pointsOf(answer?.match.weekId ?? 'all')],
    }),
    topLineup: build.query({
      ...call('GET matchday/{weekId}/top-lineup', (weekId: number) => ({ params: { weekId } })),
      providesTags: (_answer, _error, weekId) => [pointsOf(weekId)],
    }),
    trends: build.query({
      ...call('GET trends', (weekId: number) => ({ query: { weekId } })),
      providesTags: (_answer, _error, weekId) => [pointsOf(weekId)],
    }),
    club: build.query({
      ...call('GET club/{id}', ({ id }: ClubQuery) => ({ params: { id } })),
      providesTags: [pointsOf('all')],
    }),
    team: build.query(call('GET team/{id}', (id: number) => ({ params: { id } }), squadOf)),
    news: build.query(call('GET matches/rss', {}, ({ rss }): readonly NewsItem[] => rss.channel.item)),
    watchList: build.query(call('GET watchlist', (_userId: Following['userId']) => ({}), idsOf)),
    follow: build.mutation({
      query: ({ playerId, follows }: Following) => (follows ? FOLLOW : UNFOLLOW).query(playerId),
      transformResponse: idsOf,
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
        // The response to an earlier press doesn't include the last one.
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

function idsOf({ playerIds }: ResponseOf<'GET watchlist'>): readonly number[] {
  return playerIds;
}

/** A team's players: the coach and the eleven first. */
function squadOf({ team }: ResponseOf<'GET team/{id}'>): readonly number[] {
  return [...team.starting, ...team.bench];
}

export const {
  useBestsQuery,
  useClubQuery,
  useFollowMutation,
  useMatchQuery,
  useNewsQuery,
  usePlayersStatsQuery,
  useTeamQuery,
  useTopLineupQuery,
  useTrendsQuery,
  useWatchListQuery,
} = statsApi;
