import { readFile } from 'node:fs/promises';
import type { Middleware } from 'koa';
import type { Env } from '../env.js';
import { Refusal, systemCode } from '../errors.js';
import { pictureFileAt } from './pictures.js';

/**
 * `GET /api/uploads/<kind>/<name>`: a picture never changes, and is nothing but a picture even when it is opened
 * alone.
 */
export function servePictures(env: Pick<Env, 'dataDir'>): Middleware {
  return async function answerPicture(http, next) {
    const file = pictureFileAt(env, http.path);
    if (file === null || (http.method !== 'GET' && http.method !== 'HEAD')) return next();
    http.state.route = 'pictures';
    const picture = await readFile(file).catch((error: unknown) => {
      throw systemCode(error) === 'ENOENT' ? new Refusal('not-found') : error;
    });
    http.set('Content-Security-Policy', "default-src 'none'; sandbox");
    http.set('Cache-Control', 'public, max-age=31536000, immutable');
    http.set('Content-Type', 'image/webp');
    http.body = picture;
  };
}
