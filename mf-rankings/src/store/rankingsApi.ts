import type { ResponseOf } from '@euro/api-contract';
import type { ApiFailure, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { PAGE_SIZE, type RankingTab } from '../model/rankingView.js';

type Rankings = ResponseOf<'GET rankings/{type}'>;
type WeekStat = ResponseOf<'GET team/{id}'>['weekStat'];

/** One page of a ranking; `name` searches in names of teams and visible managers. */
export interface RankingQuery {
  readonly type: RankingTab;
  readonly weekId: number;
  readonly page: number;
  readonly name: string;
}

/** Which place a row is wanted of. */
export interface PlaceQuery {
  readonly type: RankingTab;
  readonly weekId: number;
  readonly place: number;
}

/** The store hands the platform it was made with to every query. */
function apiOf(extra: unknown): Platform['api'] {
  return (extra as Platform).api;
}

/** Rankings as the API tells them, remembered until a matchday is scored. */
export const rankingsApi = createApi({
  reducerPath: 'rankingsApi',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Ranking'],
  endpoints: (build) => ({
    page: build.query<Rankings, RankingQuery>({
      queryFn: ({ type, weekId, page, name }, { extra, signal }) =>
        apiOf(extra).call('GET rankings/{type}', {
          params: { type },
          query: { weekId, pageNumber: page, pageRecords: PAGE_SIZE, ...(name && { name }) },
          signal,
        }),
      providesTags: ['Ranking'],
    }),
    place: build.query<Rankings, PlaceQuery>({
      queryFn: ({ type, weekId, place }, { extra, signal }) =>
        apiOf(extra).call('GET rankings/{type}', {
          params: { type },
          query: { weekId, pageNumber: place, pageRecords: 1 },
          signal,
        }),
      providesTags: ['Ranking'],
    }),
    course: build.query<WeekStat, number>({
      queryFn: async (id, { extra, signal }) => {
        const answer = await apiOf(extra).call('GET team/{id}', { params: { id }, signal });
        return answer.error ? answer : { data: answer.data.weekStat };
      },
      providesTags: ['Ranking'],
    }),
  }),
});

export const { usePageQuery, usePlaceQuery, useCourseQuery } = rankingsApi;
