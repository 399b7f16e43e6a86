import { CONTRACT_HEADER, type Endpoint } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import type { CallContext } from '../context.js';
import type { Caller } from './caller.js';

/** Seconds for which shared caches may store open data: between matches, and during one. */
const SHARED = 10;
const SHARED_LIVE = 2;

/**
 * Sets CORS and caching of an answer. An answer for a session is for no other site and no cache. Open data may be read
 * from any site, without credentials. Browsers revalidate every time by ETag, so that a page shows no old data; shared
 * caches may answer open data for some seconds.
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
