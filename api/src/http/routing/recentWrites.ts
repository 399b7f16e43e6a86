import type { Context as KoaContext } from 'koa';
import { LRUCache } from 'lru-cache';
import type { BaseContext } from '../../infra/context.js';
import { MAX_LAG_MS } from '../../infra/db/replicas/index.js';
import type { Caller } from './caller.js';

const COOKIE = 'em_changed';
/** Milliseconds after which a usable replica has the change. */
const LASTS = MAX_LAG_MS + 1_000;
/** Maximum number of users in the cache. */
const MAX_KEYS = 50_000;

/** Users who wrote lately and must read their own writes. */
export interface RecentWrites {
  note(http: KoaContext, caller: Caller | null): void;
  has(http: KoaContext, caller: Caller | null): boolean;
}

const NONE: RecentWrites = { note: () => {}, has: () => false };

type Parts = Pick<BaseContext, 'env' | 'replicas' | 'realNow'>;

/**
 * Remembers a write in a cookie of the browser, so that every process reads the primary for it, and in this process for
 * clients without cookies.
 */
export function createRecentWrites({ env, replicas, realNow }: Parts): RecentWrites {
  if (!replicas.exist) return NONE;
  /** When it was, in real time. */
  const users = new LRUCache<number, number>({ max: MAX_KEYS });
  return {
    note(http, caller) {
      if (caller) users.set(caller.userId, realNow());
      const secure = env.publicUrl.startsWith('https:');
      http.cookies.secure = secure;
      const options = { secure, sameSite: 'lax', signed: false, overwrite: true, httpOnly: true } as const;
      http.cookies.set(COOKIE, '1', { ...options, path: '/api', maxAge: LASTS });
    },
    has: (http, caller) =>
      (caller !== null && realNow() - (users.get(caller.userId) ?? 0) < LASTS) ||
      http.cookies.get(COOKIE, { signed: false }) !== undefined,
  };
}
