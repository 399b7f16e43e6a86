import etag from '@koa/etag';
import type { Context as KoaContext, Middleware } from 'koa';

interface Cache {
  begin(http: KoaContext): void;
  store(http: KoaContext): void;
}

/**
 * ETags and 304 for reads; writes are never hashed. A script that sends If-None-Match itself makes the browser add
 * `Cache-Control: no-cache`. The origin may answer 304 nevertheless, so unlike Koa's `ctx.fresh` this ignores it.
 * @param cache receives each read at its start, and its complete response
 */
export function conditionalGet(cache: Cache): Middleware {
  const addTag = etag();
  return async function answerConditionally(http, next) {
    if (http.method !== 'GET' && http.method !== 'HEAD') return next();
    cache.begin(http);
    await addTag(http, next);
    cache.store(http);
    const tag = http.response.get('etag');
    if (http.status === 200 && tag !== '' && namesTag(http.get('if-none-match'), tag)) {
      http.status = 304;
      http.body = null;
    }
  };
}

/** Compares tags weakly, as reads do (RFC 9110 §13.1.2). */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === '' || ifNoneMatch === tag) return ifNoneMatch !== '';
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((candidate) => candidate.trim() === '*' || opaque(candidate) === opaque(tag));
}
