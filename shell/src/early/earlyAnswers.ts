import type { EarlyCalls } from './earlyCall.js';

/** An older response is fetched again, milliseconds. */
const FRESH = 15_000;

export interface EarlyAnswers {
  /** The page's own, but an early request's response is used: each once, fresh, and only if it arrived. */
  readonly fetch: typeof fetch;
  /** The page requested a session. */
  readonly isMember: boolean;
  /** Milliseconds for which the last answer from this address waited. */
  ageOf(url: string): number;
}

/** Takes up the calls that `askEarly` made. */
export function earlyAnswers(
  page: Pick<typeof globalThis, 'fetch' | 'performance' | 'earlyCalls'>,
): EarlyAnswers {
  const calls: EarlyCalls = page.earlyCalls ?? {};
  const ages = new Map<unknown, number>();
  return {
    isMember: 'POST /api/user/refresh' in calls,
    ageOf: (url) => ages.get(url) ?? 0,
    async fetch(url, init) {
      ages.delete(url);
      const name = `${init?.method} ${url}`;
      const call = calls[name];
      delete calls[name];
      const early = await call;
      const age = early ? page.performance.now() - early.at : 0;
      const headers = new Headers(call && init?.headers);
      if (
        early &&
        age < FRESH &&
        early.answer.status < 500 &&
        early.lang === headers.get('Accept-Language') &&
        (early.token ?? null) === headers.get('Authorization') &&
        !init?.body
      ) {
        ages.set(url, age);
        return early.answer;
      }
      return page.fetch(url, init);
    },
  };
}
