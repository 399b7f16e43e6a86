import { CONTRACT_HEADER, type Endpoint } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import type { CallContext } from '../context.js';
import type { Caller } from './caller.js';

/** How long shared caches may keep open data, in seconds: between matches, and while one is played. */
const SHARED = 10;
const SHARED_LIVE = 2;

/**
 * Who may read an answer and who may keep it. What a session brings is nobody else's: no other site, no cache. What is
 * everybody's may be read from any site, without credentials. Browsers ask again every time with the tag of what they have,
 * so that a page never shows what was true before; caches that many share may answer open data for a moment.
 */
export async function setSharing(
  http: KoaContext,
  context: Pick<CallContext, 'isMatchRunning'>,
  { access, openData, personal }: Pick<Endpoint, 'access' | 'openData' | 'personal'>,
  caller: Caller | null,
): Promise<void> {
  const isRead = http.method === 'GET' || http.method === 'HEAD';
  if (!isRead || access === 'session' || personal) {
    http.set('Cache-Control', 'no-store');
    return;
  }
  http.vary(access === 'optional' ? ['Accept-Language', 'Authorization'] : 'Accept-Language');
  if (caller) {
    http.set('Cache-Control', 'private, no-store');
    return;
  }
  http.set('Access-Control-Allow-Origin', '*');
  http.set('Access-Control-Expose-Headers', `ETag, ${CONTRACT_HEADER}, Retry-After`);
  http.set('Cache-Control', openData ? await openDataLifetime(context) : 'no-cache');
}

async function openDataLifetime({ isMatchRunning }: Pick<CallContext, 'isMatchRunning'>): Promise<string> {
  return `public, max-age=0, s-maxage=${(await isMatchRunning()) ? SHARED_LIVE : SHARED}`;
}
