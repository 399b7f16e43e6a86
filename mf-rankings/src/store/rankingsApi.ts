import type { Prize, ResponseOf } from '@euro/api-contract';
import type { ApiFailure, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { pageSizeOf, type RankingTab } from '../model/rankingView.js';

type Rankings = ResponseOf<'GET rankings/{type}'>;
type Course = Pick<ResponseOf<'GET team/{id}/points/{weekId}'>, 'weekStat' | 'averages'>;

/** Which ranking is meant. */
export interface WhichRanking {
  readonly type: RankingTab;
  /** After which matchday; −1 = the last one that has points. */
  readonly weekId: number;
  /** The month, period or league; null = the one that holds the last matchday with points. */
  readonly choice: number | null;
}

/** One page of a ranking; `name` searches in names of teams and visible managers. */
export interface RankingQuery extends WhichRanking {
  readonly page: number;
  readonly name: string;
}

/** Which place a row is wanted of. */
export interface PlaceQuery extends WhichRanking {
  readonly place: number;
}

/** A team's way through the tournament, up to a matchday. */
export interface CourseQuery {
  readonly teamId: number;
  readonly weekId: number;
}

function queryOf({ type, weekId, choice }: WhichRanking) {
  if (choice === null) return { weekId };
  return type === 'month' ? { weekId, month: choice } : { weekId, rankingTypeId: choice };
}

/** The store hands the platform it was made with to every query. */
function apiOf(extra: unknown): Platform['api'] {
  return (extra as Platform).api;
}

/** Marks an answer as made of the ranking after a matchday (−1: the last one), or of the course through all of them. */
export function rankingOf(weekId: number | 'course') {
  return { type: 'Ranking', id: weekId } as const;
}

/** Rankings as the API tells them, remembered until points move. */
export const rankingsApi = createApi({
  reducerPath: 'rankingsApi',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Ranking'],
  endpoints: (build) => ({
    page: build.query<Rankings, RankingQuery>({
      queryFn: ({ page, name, ...which }, { extra, signal }) =>
        apiOf(extra).call('GET rankings/{type}', {
          params: { type: which.type },
          query: {
            ...queryOf(which),
            pageNumber: page,
            pageRecords: pageSizeOf(which.type),
            ...(name && { name }),
          },
          signal,
        }),
      providesTags: (_answer, _error, { weekId }) => [rankingOf(weekId)],
    }),
    place: build.query<Rankings, PlaceQuery>({
      queryFn: ({ place, ...which }, { extra, signal }) =>
        apiOf(extra).call('GET rankings/{type}', {
          params: { type: which.type },
          query: { ...queryOf(which), pageNumber: place, pageRecords: 1 },
          signal,
        }),
      providesTags: (_answer, _error, { weekId }) => [rankingOf(weekId)],
    }),
    course: build.query<Course, CourseQuery>({
      queryFn: async ({ teamId, weekId }, { extra, signal }) => {
        const answer = await apiOf(extra).call('GET team/{id}/points/{weekId}', {
          params: { id: teamId, weekId },
          query: { withWeekAveragePoints: 1 },
          signal,
        });
        if (answer.error) return answer;
        return { data: { weekStat: answer.data.weekStat, averages: answer.data.averages } };
      },
      providesTags: [rankingOf('course')],
    }),
    prizes: build.query<readonly Prize[], void>({
      queryFn: async (_nothing, { extra, signal }) => {
        const answer = await apiOf(extra).call('GET prizes', { signal });
        return answer.error ? answer : { data: answer.data.prizes };
      },
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { usePageQuery, usePlaceQuery, useCourseQuery, usePrizesQuery } = rankingsApi;
