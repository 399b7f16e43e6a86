import type { Middleware } from 'koa';
import { readUnsubscribeToken } from './unsubscribeToken.js';

/**
 * `GET /api/user/unsubscribe?token=…`: redirects a browser that opens the address for mail programs to the portal's
 * page, which asks for confirmation. Nothing changes here (RFC 8058 §3.2: scanners open links too).
 */
export function showUnsubscribePage(publicUrl: string): Middleware {
  return async function redirectReader(http, next) {
    const isOpened =
      http.path === '/api/user/unsubscribe' && (http.method === 'GET' || http.method === 'HEAD');
    const { token } = http.query;
    if (!isOpened || typeof token !== 'string' || !readUnsubscribeToken(token)) return next();
    http.state.route = 'unsubscribe-page';
    http.set('Cache-Control', 'no-store');
    http.status = 303;
    http.redirect(`${publicUrl}/unsubscribe/${token}`);
  };
}
