import type { Context as KoaContext } from 'koa';
import { LRUCache } from 'lru-cache';
import type { BaseContext } from '../../infra/context.js';
import { MOST_LAG_MS } from '../../infra/db/replicas/index.js';
import type { Caller } from './caller.js';

const COOKIE = 'em_changed';
/** Milliseconds: whatever a replica is read for has by then what was changed before. */
const LASTS = MOST_LAG_MS + 1_000;
/** Users of whom that is remembered. */
const MOST = 50_000;

/** Who has changed something lately, and so has to read what he changed. */
export interface RecentWrites {
  note(http: KoaContext, caller: Caller | null): void;
  has(http: KoaContext, caller: Caller | null): boolean;
}

const NONE: RecentWrites = { note: () => {}, has: () => false };

type Parts = Pick<BaseContext, 'env' | 'replicas' | 'realNow'>;

/**
 * A browser knows by a cookie that it changed something, so that any process reads the primary for it; this process knows it
 * of users whose program has no cookies.
 */
export function createRecentWrites({ env, replicas, realNow }: Parts): RecentWrites {
  if (!replicas.exist) return NONE;
  /** When it was, in real time. */
  const users = new LRUCache<number, number>({ max: MOST });
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
