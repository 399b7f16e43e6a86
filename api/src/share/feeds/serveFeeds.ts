import type { Middleware } from 'koa';
import { addressOf, choiceIn, inSubject, setSharing } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { languageNamed, localeOf, type TextLanguage } from '../../texts/index.js';
import { competitionLook, publicAddress, requireSnapshot } from '../../tournament/index.js';
import { type PreviewWords, previewWords } from '../addresses/previewWords.js';
import type { ShareContext } from '../context.js';
import { escapeXml } from '../drawing/escapeXml.js';
import { type FeedItem, feedItems } from './feedItems.js';

const ALLOWED = 'GET, HEAD';

interface Feed {
  readonly items: readonly FeedItem[];
  readonly language: TextLanguage;
  readonly words: PreviewWords;
  readonly publicUrl: string;
  /** The address of a page of the competition. */
  readonly pageAddress: (path: string) => string;
  /** Query that names the competition in the feed's own address; empty for the default. */
  readonly query: string;
}

const FEEDS = {
  '/api/feed.xml': { type: 'application/rss+xml; charset=utf-8', write: toRss },
  '/api/feed.json': { type: 'application/feed+json; charset=utf-8', write: toJsonFeed },
} as const;

/** `/api/feed.xml` (RSS 2.0) and `/api/feed.json` (JSON Feed 1.1): results and deadlines, `?lang=nl|en|fr`. */
export function serveFeeds(context: ShareContext): Middleware {
  const publicUrl = new URL(context.env.publicUrl).origin;
  return async function answerFeed(http, next) {
    const feed = FEEDS[http.path as keyof typeof FEEDS];
    if (!feed) return next();
    http.state.route = 'feed';
    if (http.method !== 'GET' && http.method !== 'HEAD') {
      throw new Refusal('method-not-allowed', { allow: ALLOWED }, { Allow: ALLOWED });
    }
    await context.rateLimits.consume('share', addressOf(http));
    await setSharing(http, context, { access: 'open', openData: true }, null);
    const scopedContext = await inSubject(context, choiceIn(http.query));
    const snapshot = await requireSnapshot(scopedContext);
    const language = languageNamed(http.query.lang);
    const items = feedItems(snapshot, scopedContext.clock.now(), language);
    const { prefix, feed: competitionFeed, season } = snapshot.competition;
    const words = previewWords(language, competitionLook(snapshot.competition, language));
    const pageAddress = (path: string) => publicAddress({ publicUrl }, snapshot.competition, path);
    const query =
      prefix === '' ? '' : `&competitionFeed=${encodeURIComponent(competitionFeed)}&seasonId=${season}`;
    http.body = feed.write({ items, language, words, publicUrl, pageAddress, query });
    http.set('Content-Type', feed.type);
  };
}

/** In English for readers of every country. */
const feedLanguage = (language: TextLanguage) => (language === 'en' ? 'en' : localeOf(language));

function toRss({ items, language, words, publicUrl, pageAddress, query }: Feed): string {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const formatDate = (at: number | undefined) => (at === undefined ? '' : new Date(at).toUTCString());
  const entries = items.map(
    ({ path, title, text, at }) =>
      `<item>${element('title', title)}${element('link', pageAddress(path))}<guid isPermaLink="true">${escapeXml(pageAddress(path))}</guid>${element('description', text)}${element('pubDate', formatDate(at))}</item>`,
  );
  const self = `${publicUrl}/feed.xml?lang=${language}${query}`;
  const buildDate = items[0] ? element('lastBuildDate', formatDate(items[0].at)) : '';
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', words.feedTitle)}${element('link', pageAddress('/'))}${element('description', words.feedText)}<language>${feedLanguage(language).toLowerCase()}</language><atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>${buildDate}
${entries.join('\n')}
</channel></rss>
`;
}

function toJsonFeed({ items, language, words, publicUrl, pageAddress, query }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: words.feedTitle,
    description: words.feedText,
    home_page_url: pageAddress('/'),
    feed_url: `${publicUrl}/feed.json?lang=${language}${query}`,
    language: feedLanguage(language),
    items: items.map(({ path, title, text, at }) => ({
      id: pageAddress(path),
      url: pageAddress(path),
      title,
      content_text: text,
      date_published: new Date(at).toISOString(),
    })),
  });
}
