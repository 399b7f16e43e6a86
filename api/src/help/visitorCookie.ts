import type { Context as KoaContext } from 'koa';
import type { Env } from '../infra/env.js';

const COOKIE = 'em_help';
/** Milliseconds for which a visitor's conversation is stored after its last message. */
export const VISITOR_LIFETIME = 90 * 24 * 60 * 60_000;

type Parts = Pick<Env, 'publicUrl'>;

/** The visitor's id in the cookie; null without one. */
export function readVisitorCookie(http: KoaContext): string | null {
  return http.cookies.get(COOKIE, { signed: false }) || null;
}

/** Gives a visitor who wrote something a cookie that scripts can't read and that no other part of the API gets. */
export function setVisitorCookie(http: KoaContext, env: Parts, token: string): void {
  write(http, env, token, { maxAge: VISITOR_LIFETIME });
}

export function clearVisitorCookie(http: KoaContext, env: Parts): void {
  write(http, env, '', { expires: new Date(0) });
}

type Lifetime = { readonly maxAge: number } | { readonly expires: Date };

function write(http: KoaContext, { publicUrl }: Parts, value: string, lifetime: Lifetime): void {
  // TLS ends before us: whether a cookie may be secure follows from the portal's address, not from this connection.
  const secure = publicUrl.startsWith('https:');
  http.cookies.secure = secure;
  http.cookies.set(COOKIE, value, {
    ...lifetime,
    ...{ secure, httpOnly: true, sameSite: 'lax', path: '/api/help', signed: false, overwrite: true },
  });
}
