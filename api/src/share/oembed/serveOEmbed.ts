import type { Middleware } from 'koa';
import { addressOf, setSharing } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { languageNamed } from '../../texts/index.js';
import { loadPreview } from '../addresses/loadPreview.js';
import type { ShareContext } from '../context.js';
import { escapeXml } from '../drawing/escapeXml.js';
import { frameOf } from './frameOf.js';

const ALLOWED = 'GET, HEAD';
/** Seconds for which a consumer may keep the answer: numbers are in the frame, not in it. */
const CACHE_AGE = 3600;
const LONGEST = 500;
const TYPES = { json: 'application/json', xml: 'text/xml; charset=utf-8' } as const;

/**
 * `GET /api/oembed?url=…&format=json|xml` (oembed.com): what an editor gets who pastes the address of a ranking, a
 * match, a player or of the deadlines. The frame is the one of the guide of embeds.
 */
export function serveOEmbed(context: ShareContext): Middleware {
  const { origin } = new URL(context.env.publicUrl);
  return async function answerOEmbed(http, next) {
    if (http.path !== '/api/oembed') return next();
    http.state.route = 'oembed';
    if (http.method !== 'GET' && http.method !== 'HEAD') {
      throw new Refusal('method-not-allowed', { allow: ALLOWED }, { Allow: ALLOWED });
    }
    const address = addressOf(http);
    await context.rateLimits.consume('share', address);
    await setSharing(http, context, { access: 'open', openData: true }, null);
    const { url, format = 'json', maxwidth, maxheight, lang } = http.query;
    if (format !== 'json' && format !== 'xml') throw new Refusal('invalid-input', { field: 'format' });
    const path = pathIn(url, origin);
    const language = languageNamed(lang);
    const { title, image, embed, site } = await loadPreview(context, { path, language, address });
    if (!embed) throw new Refusal('not-found');
    const limits = { maxWidth: lengthIn(maxwidth, 'maxwidth'), maxHeight: lengthIn(maxheight, 'maxheight') };
    const answer = {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: site.name,
      provider_url: origin + site.path,
      cache_age: CACHE_AGE,
      ...frameOf({ embed, title, page: origin + path, language, publicUrl: origin, ...limits }),
      ...thumbnail(origin + image, limits),
    };
    http.body = format === 'json' ? JSON.stringify(answer) : toXml(answer);
    http.set('Content-Type', TYPES[format]);
  };
}

/** @throws the refusal: `invalid-input` without an address, `not-found` for another site's */
function pathIn(url: unknown, origin: string): string {
  if (typeof url !== 'string' || url.length > LONGEST || !URL.canParse(url))
    throw new Refusal('invalid-input', { field: 'url' });
  const read = new URL(url);
  if (read.origin !== origin) throw new Refusal('not-found');
  return read.pathname + read.search;
}

function lengthIn(text: unknown, field: string): number | null {
  if (text === undefined) return null;
  if (typeof text !== 'string' || !/^[1-9]\d{0,4}$/.test(text)) throw new Refusal('invalid-input', { field });
  return Number(text);
}

/** oEmbed wants the thumbnail within the limits, too; a smaller one there is not. */
function thumbnail(
  url: string,
  { maxWidth, maxHeight }: { maxWidth: number | null; maxHeight: number | null },
): Readonly<Record<string, string | number>> {
  if ((maxWidth ?? 1200) < 1200 || (maxHeight ?? 630) < 630) return {};
  return { thumbnail_url: url, thumbnail_width: 1200, thumbnail_height: 630 };
}

function toXml(answer: Readonly<Record<string, string | number>>): string {
  const fields = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}
