import { home } from '../kit/home.js';
import type { Language } from '../texts/language.js';
import type { EmbedCompetition } from './competition.js';
import { Failure } from './failure.js';

export interface Answer {
  readonly body: unknown;
  /** A match is running, by the shorter max-age of the response. */
  readonly isLive: boolean;
}

/** For whom a request is: the language of its texts, and its competition. */
export interface RequestContext {
  readonly language: Language;
  readonly competition: Pick<EmbedCompetition, 'call'>;
}

const TIMEOUT_MS = 15_000;
const LIVE_SECONDS = 5;

/**
 * Fetches open data of the portal without credentials and without headers that need a preflight. The browser
 * revalidates its cached copy, so that unchanged data is not sent again.
 * @throws Failure
 */
export async function get(
  path: string,
  { language, competition: { call } }: RequestContext,
): Promise<Answer> {
  const pathWithCall = call === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${call}`;
  const response = await request(new URL(`api/${pathWithCall}`, home.portal), language);
  if (!response.ok) throw refusal(response);
  const shared = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  try {
    return { body: await response.json(), isLive: shared !== undefined && Number(shared) < LIVE_SECONDS };
  } catch {
    throw new Failure('unreadable');
  }
}

async function request(url: URL, language: Language): Promise<Response> {
  try {
    return await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      headers: { 'Accept-Language': language },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new Failure('unreachable');
  }
}

function refusal({ status, headers }: Response): Failure {
  if (status === 404) return new Failure('not-found');
  const seconds = Number(headers.get('retry-after'));
  const waitMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
  return new Failure(status === 429 ? 'busy' : 'unavailable', waitMs);
}
