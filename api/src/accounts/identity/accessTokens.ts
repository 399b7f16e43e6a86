import { DESK_ROLES, languageCode } from '@euro/api-contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Caller } from '../../http/index.js';

/** Seconds an access token lives (decisions §7.1). */
const LIFETIME = 15 * 60;
/** Grows when the claims change their meaning: older tokens then count as run out. */
const VERSION = 1;

const claims = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  sid: z.string(),
  roles: z.array(z.enum(['premium', 'pundit', 'support', ...DESK_ROLES, 'operator'])),
  lang: languageCode,
  /** Seconds. */
  exp: z.number(),
  v: z.literal(VERSION),
});

export type TokenVerification =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly code: 'not-signed-in' | 'session-expired' };

export interface AccessTokens {
  issue(caller: Caller): Promise<{ token: string; expiresAt: string }>;
  verify(token: string): Promise<TokenVerification>;
}

/** Tokens that are checked once: some twenty megabytes. */
const MAX_REMEMBERED = 20_000;

export function createAccessTokens(secret: string, now: () => number): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const sessionCache = new LRUCache<string, { readonly caller: Caller; readonly expiresAt: number }>({
    max: MAX_REMEMBERED,
  });
  return {
    async issue({ userId, roles, sessionFamily, language }) {
      const issuedAt = Math.floor(now() / 1000);
      const token = await new SignJWT({ roles: [...roles], sid: sessionFamily, lang: language, v: VERSION })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME)
        .sign(key);
      return { token, expiresAt: new Date((issuedAt + LIFETIME) * 1000).toISOString() };
    },
    async verify(token) {
      const before = sessionCache.get(token);
      if (before && now() < before.expiresAt) return { ok: true, caller: before.caller };
      sessionCache.delete(token);
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(now()),
        });
        const parsed = claims.safeParse(payload);
        if (!parsed.success) return { ok: false, code: 'session-expired' };
        const { sub, sid, roles, lang, exp } = parsed.data;
        const caller = { userId: sub, sessionFamily: sid, roles: new Set(roles), language: lang };
        sessionCache.set(token, { caller, expiresAt: exp * 1_000 });
        return { ok: true, caller };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { ok: false, code: 'session-expired' };
        if (error instanceof errors.JOSEError) return { ok: false, code: 'not-signed-in' };
        throw error;
      }
    },
  };
}
