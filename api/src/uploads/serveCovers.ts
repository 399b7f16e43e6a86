import { readFile } from 'node:fs/promises';
import type { Middleware } from 'koa';
import type { Env } from '../env.js';
import { Refusal, systemCode } from '../errors.js';
import { coverFileAt } from './covers.js';

/** `GET /api/uploads/covers/<name>`: a cover never changes, and is nothing but a picture even when it is opened alone. */
export function serveCovers(env: Pick<Env, 'dataDir'>): Middleware {
  return async function answerCover(http, next) {
    const file = coverFileAt(env, http.path);
    if (file === null || (http.method !== 'GET' && http.method !== 'HEAD')) return next();
    http.state.route = 'covers';
    const picture = await readFile(file).catch((error: unknown) => {
      throw systemCode(error) === 'ENOENT' ? new Refusal('not-found') : error;
    });
    http.set('Content-Security-Policy', "default-src 'none'; sandbox");
    http.set('Cache-Control', 'public, max-age=31536000, immutable');
    http.set('Content-Type', 'image/webp');
    http.body = picture;
  };
}
