import type { Trends } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { type Asker, get } from '../source/get.js';
import type { Question } from '../source/sourceOf.js';
import type { TrendsAnswer } from './EuroTrends.js';

/** The request for the trends of a matchday, or of the last one that has any. */
export function trendsQuestion(week: number | null, asker: Asker): Question<TrendsAnswer> {
  return {
    key: `trends/${week ?? 'last'}`,
    ask: async () => {
      try {
        const { body, isLive } = await get(week === null ? 'trends' : `trends?weekId=${week}`, asker);
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
