import type { LiveState } from '@euro/api-contract';
import { isLiveState } from './isLiveState.js';

interface LiveQuestionOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Told of an answer that can't be read. */
  readonly report: (error: unknown) => void;
}

/**
 * Asks where the running matchday stands.
 * @param cursor of what is known: when that still holds the answer is `same`, without a body
 * @returns null when no readable answer came
 */
export type LiveQuestion = (cursor: string | null) => Promise<LiveState | 'same' | null>;

/** Milliseconds to wait for an answer. */
const TIMEOUT = 10_000;

/**
 * The browser's cache is left out: a kept answer would come with the server's clock of the moment it was kept. The tag is
 * therefore sent by hand.
 */
export function createLiveQuestion({ url, fetch, report }: LiveQuestionOptions): LiveQuestion {
  let last: { readonly cursor: string; readonly tag: string } | null = null;
  return async (cursor) => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (last && last.cursor === cursor) headers['If-None-Match'] = last.tag;
    try {
      const answer = await fetch(url, { headers, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
      if (answer.status === 304) return 'same';
      if (!answer.ok) return null;
      const state: unknown = await answer.json();
      if (!isLiveState(state)) throw new Error(`${url} answered something else than the contract says`);
      const tag = answer.headers.get('ETag');
      last = tag ? { cursor: state.cursor, tag } : null;
      return state;
    } catch (error) {
      if (error instanceof Error && !isOnTheWay(error)) report(error);
      return null;
    }
  };
}

/** No answer arrived, or not in time: nobody's mistake. */
function isOnTheWay({ name }: Error): boolean {
  return name === 'TypeError' || name === 'TimeoutError' || name === 'AbortError';
}
