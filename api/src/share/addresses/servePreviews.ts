import type { Middleware } from 'koa';
import { addressOf, setSharing } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { languageNamed } from '../../texts/index.js';
import type { ShareContext } from '../context.js';
import { loadPreview } from './loadPreview.js';

const ALLOWED = 'GET, HEAD';
const LONGEST = 500;

/**
 * `GET /api/share/page?path=/match/12&lang=nl`: title, sentence and picture of a public page, which the gateway gives
 * to crawlers.
 */
export function servePreviews(context: ShareContext): Middleware {
  return async function answerPreview(http, next) {
    if (http.path !== '/api/share/page') return next();
    http.state.route = 'preview';
    if (http.method !== 'GET' && http.method !== 'HEAD') {
      throw new Refusal('method-not-allowed', { allow: ALLOWED }, { Allow: ALLOWED });
    }
    const address = addressOf(http);
    await context.rateLimits.consume('preview', address);
    await setSharing(http, context, { access: 'open', openData: true }, null);
    const { path, lang } = http.query;
    if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//') || path.length > LONGEST)
      throw new Refusal('not-found');
    const language = languageNamed(lang);
    const { embed, site: _, ...preview } = await loadPreview(context, { path, language, address });
    http.body = JSON.stringify({ ...preview, hasEmbed: embed !== null });
    http.type = 'application/json';
  };
}
