import type { Context as KoaContext } from 'koa';
import type { Env } from '../../infra/env.js';
import { SESSION_LIFETIME } from './sessions.js';

const REFRESH_COOKIE = 'em_refresh';
/** Readable by scripts and without any secret: it tells the guards of the portal that a user is signed in. */
const MARKER_COOKIE = 'token';
/** Ties sign-ins at the broadcaster to the browser that started them, several concurrent ones too. */
const BROWSER_COOKIE = 'em_sso';

type Parts = Pick<Env, 'publicUrl'>;

export function readRefreshCookie(http: KoaContext): string | null {
  return http.cookies.get(REFRESH_COOKIE, { signed: false }) || null;
}

export function setSessionCookies(http: KoaContext, env: Parts, refreshToken: string): void {
  trustConfiguredProtocol(http, env);
  http.cookies.set(REFRESH_COOKIE, refreshToken, { ...secretOptions(env), maxAge: SESSION_LIFETIME });
  http.cookies.set(MARKER_COOKIE, '1', { ...markerOptions(env), maxAge: SESSION_LIFETIME });
}

export function clearSessionCookies(http: KoaContext, env: Parts): void {
  trustConfiguredProtocol(http, env);
  http.cookies.set(REFRESH_COOKIE, '', { ...secretOptions(env), expires: new Date(0) });
  http.cookies.set(MARKER_COOKIE, '', { ...markerOptions(env), expires: new Date(0) });
}

/** The secret of a browser that began a sign-in at the broadcaster; null for one that did not. */
export function readBrowserCookie(http: KoaContext): string | null {
  return http.cookies.get(BROWSER_COOKIE, { signed: false }) || null;
}

/** @param maxAge milliseconds */
export function setBrowserCookie(http: KoaContext, env: Parts, secret: string, maxAge: number): void {
  trustConfiguredProtocol(http, env);
  http.cookies.set(BROWSER_COOKIE, secret, { ...secretOptions(env), maxAge });
}

/** TLS ends before us: whether a cookie may be secure follows from the portal's address, not from this connection. */
function trustConfiguredProtocol(http: KoaContext, { publicUrl }: Parts): void {
  http.cookies.secure = publicUrl.startsWith('https:');
}

function secretOptions(env: Parts) {
  return { ...commonOptions(env), httpOnly: true, path: '/api/user' };
}

function markerOptions(env: Parts) {
  return { ...commonOptions(env), httpOnly: false, path: '/' };
}

function commonOptions({ publicUrl }: Parts) {
  return { secure: publicUrl.startsWith('https:'), sameSite: 'lax', signed: false, overwrite: true } as const;
}
