import type { Middleware } from 'koa';

/** Headers that hold for every answer; documents that need more set their own policy. */
export function securityHeaders(isHttps: boolean): Middleware {
  return async function setSecurityHeaders(http, next) {
    http.set('X-Content-Type-Options', 'nosniff');
    http.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    http.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (isHttps) http.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
