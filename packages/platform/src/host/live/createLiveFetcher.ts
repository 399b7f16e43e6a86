import type { LiveState } from '@euro/api-contract';
import { isLiveState } from './isLiveState.js';

interface LiveFetcherOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Receives responses that can't be parsed. */
  readonly report: (error: unknown) => void;
}

/**
 * Fetches the state of the running matchday.
 * @param cursor of the current state: while it is valid the result is `same`, without a body
 * @returns null when no readable response came
 */
export type LiveFetcher = (cursor: string | null) => Promise<LiveState | 'same' | null>;

const TIMEOUT_MS = 10_000;

/**
 * Bypasses the browser's cache, whose responses carry the server's clock of the moment they were stored. The ETag is
 * therefore sent by hand.
 */
export function createLiveFetcher({ url, fetch, report }: LiveFetcherOptions): LiveFetcher {
  let last: { readonly cursor: string; readonly tag: string } | null = null;
  return async (cursor) => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (last && last.cursor === cursor) headers['If-None-Match'] = last.tag;
    try {
      const answer = await fetch(url, {
        headers,
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.status === 304) return 'same';
      if (!answer.ok) return null;
      const state: unknown = await answer.json();
      if (!isLiveState(state)) throw new Error(`${url} answered something else than the contract says`);
      const tag = answer.headers.get('ETag');
      last = tag ? { cursor: state.cursor, tag } : null;
      return state;
    } catch (error) {
      if (error instanceof Error && !isNetworkError(error)) report(error);
      return null;
    }
  };
}

/** No response, or not in time: not worth a report. */
function isNetworkError({ name }: Error): boolean {
  return name === 'TypeError' || name === 'TimeoutError' || name === 'AbortError';
}
