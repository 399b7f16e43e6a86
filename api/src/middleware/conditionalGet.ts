import etag from '@koa/etag';
import type { Middleware } from 'koa';

/**
 * ETags and 304 for reads; writes are never hashed. A script that sends If-None-Match itself makes the browser add
 * `Cache-Control: no-cache`; the origin may answer 304 all the same, so unlike Koa's `ctx.fresh` we don't look at it.
 */
export function conditionalGet(): Middleware {
  const addTag = etag();
  return async function answerConditionally(http, next) {
    if (http.method !== 'GET' && http.method !== 'HEAD') return next();
    await addTag(http, next);
    const tag = http.response.get('etag');
    if (http.status === 200 && tag !== '' && names(http.get('if-none-match'), tag)) {
      http.status = 304;
      http.body = null;
    }
  };
}

/** Weak comparison, which is what reads want (RFC 9110 §13.1.2). */
function names(ifNoneMatch: string, tag: string): boolean {
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((candidate) => candidate.trim() === '*' || opaque(candidate) === opaque(tag));
}
