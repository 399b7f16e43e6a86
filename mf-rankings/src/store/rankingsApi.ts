import type { Prize, SpanPrize } from '@euro/api-contract';
import { call, platformBaseQuery } from '@euro/platform/redux';
import { createApi } from '@reduxjs/toolkit/query/react';
import { pageSizeOf, type RankingTab } from '../domain/rankingView.js';

/** Identifies a ranking. */
export interface WhichRanking {
  readonly type: RankingTab;
  /** After which matchday; −1 = the last one that has points. */
  readonly weekId: number;
  /** The month, period or league; null = the one with the last matchday that has points. */
  readonly choice: number | null;
}

/** One page of a ranking; `name` searches in names of teams and visible managers. */
export interface RankingQuery extends WhichRanking {
  readonly page: number;
  readonly name: string;
}

/** The rank of a requested row. */
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

/** Tag of a response with the ranking after a matchday (−1: the last one), or with the course through all of them. */
export function rankingOf(weekId: number | 'course') {
  return { type: 'Ranking', id: weekId } as const;
}

/** Rankings as the API returns them, remembered until points move. */
export const rankingsApi = createApi({
  reducerPath: 'rankingsApi',
  baseQuery: platformBaseQuery,
  tagTypes: ['Ranking'],
  endpoints: (build) => ({
    page: build.query({
      ...call('GET rankings/{type}', ({ page, name, ...which }: RankingQuery) => ({
        params: { type: which.type },
        query: {
          ...queryOf(which),
          pageNumber: page,
          pageRecords: pageSizeOf(which.type),
          ...(name && { name }),
        },
      })),
      providesTags: (_answer, _error, { weekId }) => [rankingOf(weekId)],
    }),
    place: build.query({
      ...call('GET rankings/{type}', ({ place, ...which }: PlaceQuery) => ({
        params: { type: which.type },
        query: { ...queryOf(which), pageNumber: place, pageRecords: 1 },
      })),
      providesTags: (_answer, _error, { weekId }) => [rankingOf(weekId)],
    }),
    course: build.query({
      ...call(
        'GET team/{id}/points/{weekId}',
        ({ teamId, weekId }: CourseQuery) => ({
          params: { id: teamId, weekId },
          query: { withWeekAveragePoints: 1 },
        }),
        ({ weekStat, averages }) => ({ weekStat, averages }),
      ),
      providesTags: [rankingOf('course')],
    }),
    prizes: build.query({
      ...call('GET prizes', {}, ({ prizes, ofSpans = [] }): readonly (Prize | SpanPrize)[] => [
        ...prizes,
        ...ofSpans,
      ]),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { usePageQuery, usePlaceQuery, useCourseQuery, usePrizesQuery } = rankingsApi;
