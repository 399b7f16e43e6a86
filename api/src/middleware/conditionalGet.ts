import type { Middleware } from 'koa';
import conditional from 'koa-conditional-get';
import etag from '@koa/etag';

/** ETags and 304 for reads; writes are never hashed. */
export function conditionalGet(): Middleware {
  const answerFresh = conditional();
  const addTag = etag();
  return async function answerConditionally(http, next) {
    if (http.method !== 'GET' && http.method !== 'HEAD') return next();
    await answerFresh(http, () => addTag(http, next));
  };
}
