import { LANGUAGES, type Language, type PublishedCompetition } from '@euro/api-contract';
import { escapeHtml } from '../http/escapeHtml.js';
import type { Preview } from './askPreview.js';

/** Meta tags of a page for other sites. */
export interface PageTags {
  /** The page's title; null: the one of the template. */
  readonly title: string | null;
  /** The page's description; null: the one of the template. */
  readonly description: string | null;
  readonly html: string;
}

interface PageFacts {
  /** The portal's address: `https://euromanager.example`. */
  readonly origin: string;
  readonly pathname: string;
  /** Names of the page's competition; null for the product's own names. */
  readonly competition: Pick<PublishedCompetition, 'word' | 'short'> | null;
  /** Names it in addresses: `competitionFeed=…&seasonId=…`; empty for the default. */
  readonly choice: string;
  readonly language: Language;
  /** Title of the page's section; null for none. */
  readonly section: string | null;
  /** For crawlers only. */
  readonly preview: Preview | null;
}

const NAME = 'EuroManager';
const COMPETITION = 'EURO 2024';
const TEXTS = {
  nl: {
    general: (competition: string) =>
      `Stel je ploeg samen, volg ${competition} punt voor punt en speel tegen je vrienden.`,
    feed: 'Uitslagen en deadlines',
  },
  en: {
    general: (competition: string) =>
      `Build your team, follow ${competition} point by point and play against your friends.`,
    feed: 'Results and deadlines',
  },
} as const;
const SIZE = { width: 1200, height: 630 };

/**
 * The Open Graph and card tags of a page, its feed, and for crawlers its title and where its oEmbed is. Without a
 * preview they are those of the section and the portal.
 */
export function pageTags({
  origin,
  pathname,
  language,
  section,
  preview,
  competition,
  choice,
}: PageFacts): PageTags {
  const more = choice && `&${choice}`;
  const texts = TEXTS[language];
  const name = competition?.word[language] ?? NAME;
  const title = preview?.title ?? section ?? name;
  const description = preview?.description ?? texts.general(competition?.short[language] ?? COMPETITION);
  const url = origin + (preview?.path ?? pathname);
  const image = origin + (preview?.image ?? `/share/portal.png?lang=${language}${more}`);
  const tags = [
    meta('property', 'og:site_name', name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', LANGUAGES[language].locale.replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(SIZE.width)),
    meta('property', 'og:image:height', String(SIZE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    alternate('application/rss+xml', `/feed.xml?lang=${language}${more}`, texts.feed),
    ...(preview?.hasEmbed ? [oEmbed(origin, url, title, language)] : []),
  ];
  return {
    title: titleOf({ preview, title, name }),
    description: preview || competition ? description : null,
    html: tags.join(''),
  };
}

/** The scripts replace it by the page's own title. */
function titleOf({
  preview,
  title,
  name,
}: {
  readonly preview: Preview | null;
  readonly title: string;
  readonly name: string;
}): string | null {
  if (preview && title !== name) return `${title} · ${name}`;
  return name === NAME ? null : name;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const alternate = (type: string, href: string, title: string) =>
  `<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`;

function oEmbed(origin: string, url: string, title: string, lang: string): string {
  const query = new URLSearchParams({ url, format: 'json', lang });
  return alternate('application/json+oembed', `${origin}/oembed?${query}`, title);
}
