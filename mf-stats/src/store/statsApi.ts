import type { QueryOf, ResponseOf } from '@euro/api-contract';
import type { ApiFailure, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** A page of the statistics table. */
export type PlayersStats = ResponseOf<'GET players-stats'>;
/** A player with every match explained. */
export type PlayerDetails = ResponseOf<'GET player/{id}'>;
/** A match with both sides explained. */
export type MatchDetails = ResponseOf<'GET match/{id}'>;
/** An item of the news feed. */
export type NewsItem = ResponseOf<'GET matches/rss'>['rss']['channel']['item'][number];

/** The store hands the platform it was made with to every query. */
function apiOf(extra: unknown): Platform['api'] {
  return (extra as Platform).api;
}

/** Statistics, players and matches as the API tells them, remembered until points change. */
export const statsApi = createApi({
  reducerPath: 'statsApi',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Points'],
  endpoints: (build) => ({
    playersStats: build.query<PlayersStats, NonNullable<QueryOf<'GET players-stats'>>>({
      queryFn: (query, { extra, signal }) => apiOf(extra).call('GET players-stats', { query, signal }),
      providesTags: ['Points'],
    }),
    player: build.query<PlayerDetails, number>({
      queryFn: (id, { extra, signal }) =>
        apiOf(extra).call('GET player/{id}', {
          params: { id },
          query: { withAggregatedWeekStats: 1 },
          signal,
        }),
      providesTags: ['Points'],
    }),
    match: build.query<MatchDetails, number>({
      queryFn: (id, { extra, signal }) => apiOf(extra).call('GET match/{id}', { params: { id }, signal }),
      providesTags: ['Points'],
    }),
    news: build.query<readonly NewsItem[], void>({
      queryFn: async (_nothing, { extra, signal }) => {
        const answer = await apiOf(extra).call('GET matches/rss', { signal });
        return answer.error ? answer : { data: answer.data.rss.channel.item };
      },
    }),
  }),
});

export const { usePlayersStatsQuery, usePlayerQuery, useMatchQuery, useNewsQuery } = statsApi;
