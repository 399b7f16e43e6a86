import type { Trends } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { get, type RequestContext } from '../source/get.js';
import type { Query } from '../source/sourceOf.js';
import type { TrendsAnswer } from './EuroTrends.js';

/** The request for the trends of a matchday, or of the last one that has any. */
export function trendsQuery(week: number | null, context: RequestContext): Query<TrendsAnswer> {
  return {
    key: `trends/${week ?? 'last'}`,
    load: async () => {
      try {
        const { body, isLive } = await get(week === null ? 'trends' : `trends?weekId=${week}`, context);
        return { value: readTrends(body), isLive };
      } catch (error) {
        // Before the first deadline there are none.
        if (week === null && error instanceof Failure && error.code === 'not-found')
          return { value: null, isLive: false };
        throw error;
      }
    },
  };
}

function readTrends(body: unknown): Trends {
  const trends = body as Partial<Trends> | null;
  if (typeof trends?.weekId !== 'number' || typeof trends.teams !== 'number') throw new Failure('unreadable');
  return trends as Trends;
}
