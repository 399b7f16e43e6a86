import type { Trends } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { get } from '../source/get.js';
import type { Question } from '../source/sourceOf.js';
import type { Language } from '../texts/language.js';
import type { TrendsAnswer } from './EuroTrends.js';

/** The request for the trends of a matchday, or of the last one that has any. */
export function trendsQuestion(week: number | null, language: Language): Question<TrendsAnswer> {
  return {
    key: `trends/${week ?? 'last'}`,
    ask: async () => {
      const chosen = week ?? (await lastWeek(language));
      if (chosen === null) return { value: null, isLive: false };
      const { body, isLive } = await get(`matchday/${chosen}/trends`, language);
      return { value: readTrends(body), isLive };
    },
  };
}

async function lastWeek(language: Language): Promise<number | null> {
  const { body } = await get('matches/deadline-info', language);
  const last = (body as { readonly deadlineInfo?: { readonly lastScoredWeek?: unknown } } | null)
    ?.deadlineInfo?.lastScoredWeek;
  if (last !== null && typeof last !== 'number') throw new Failure('unreadable');
  return last;
}

function readTrends(body: unknown): Trends {
  const trends = body as Partial<Trends> | null;
  if (typeof trends?.weekId !== 'number' || typeof trends.teams !== 'number') throw new Failure('unreadable');
  return trends as Trends;
}
