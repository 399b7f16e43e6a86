import { isDeepStrictEqual } from 'node:util';
import {
  type Brand,
  competitionCalls,
  PRODUCT_CREDITS,
  type PublishedCompetition,
  wordParts,
} from '@euro/api-contract';
import { escapeHtml } from '../http/escapeHtml.js';
import type { PageAddress } from './competitions.js';

/** The style sheet, from the build of the shell, that makes tokens of a brand's colours. */
export const BRAND_STYLE = 'brand.css';

/** The game's name in the shell's own texts and drawings. */
const PRODUCT = 'EuroManager';
/** In the built page. */
const THEME_COLOUR = /<meta name="?theme-color"? [^>]*>/;

/** The calls that take a competition, for pages whose calls have to name theirs. */
const calls = competitionCalls();

/**
 * The data about its competition that the shell reads, as an element of the page. Empty for the only competition of
 * an installation without a brand of its own.
 */
export function competitionElement(address: PageAddress): string {
  const { base, competition, all } = address;
  if (!competition) return '';
  const own = ownCompetition(address);
  if (!own && all.length < 2) return '';
  const { competitionFeed, seasonId } = competition;
  const portal = all.find(({ isDefault }) => isDefault);
  const text = JSON.stringify({
    slug: base.slice(1),
    slugs: all.map(({ slug }) => slug),
    ...(all.length > 1 && { seasonId }),
    ...(own && { own }),
    ...(base && portal && isBranded(portal) && { portal: portal.word }),
    ...(isOver(competition) && { isArchive: true }),
    ...(base && { search: competitionSearch(address), call: { competitionFeed, seasonId, calls } }),
  });
  return `<script type="application/json" id="competition">${text.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The competition of a page; null for the default one while it is played, where it looks and is called as the product
 * does.
 */
export function ownCompetition({ base, competition }: PageAddress): PublishedCompetition | null {
  const isOwn = competition && (base !== '' || isBranded(competition) || isOver(competition));
  return isOwn ? competition : null;
}

/** Whether it can only be read. */
export const isOver = ({ state }: PublishedCompetition) => state === 'finished' || state === 'archived';

/** Names the competition in the address of a call: `?competitionFeed=WORLDM&seasonId=2022`; empty for the default. */
export function competitionSearch({ base, competition }: PageAddress): string {
  if (!base || !competition) return '';
  const { competitionFeed, seasonId } = competition;
  return `?${new URLSearchParams({ competitionFeed, seasonId: String(seasonId) })}`;
}

/**
 * The page in the colours and with the name of its competition.
 * @param tokens content of `BRAND_STYLE`
 */
export function branded(
  html: string,
  { competition }: PageAddress,
  {
    tokens,
    nonce,
    language,
  }: { readonly tokens: string; readonly nonce: string; readonly language: 'nl' | 'en' },
): string {
  if (!competition || !isBranded(competition)) return html;
  const { brand } = competition;
  const word = competition.word[language];
  const titledHtml = html
    .replaceAll(wordmark(PRODUCT), () => wordmark(word))
    .replace(/<noscript>[^<]*<\/noscript>/, (sentences) => sentences.replaceAll(PRODUCT, escapeHtml(word)));
  if (!brand) return titledHtml;
  const style = `<style nonce="${nonce}" id="brand">:root{${variables(brand)}}${tokens}</style>`;
  return titledHtml
    .replace(THEME_COLOUR, `<meta name="theme-color" content="${brand.colours.nightDeep}">`)
    .replace(/<\/head>/i, (end) => style + end);
}

/** Whether it is another one than the product's own, or looks, is called or credits its sources otherwise. */
export function isBranded({ competitionFeed, seasonId, word, brand }: PublishedCompetition): boolean {
  const isProducts = competitionFeed === FEED && seasonId === SEASON;
  const looksSo = brand === null || brand.colours.night.toUpperCase() === NIGHT;
  const creditsSo = !brand?.credits || isDeepStrictEqual(brand.credits, PRODUCT_CREDITS);
  return !isProducts || !looksSo || !creditsSo || word.nl !== PRODUCT || word.en !== PRODUCT;
}

/** The competition whose nations are in the code (`@euro/api-contract/clubs`). */
const FEED = 'EUROM';
const SEASON = 2024;
/** The night of the themes as they are built (`design-system/src/tokens`). */
const NIGHT = '#14205A';

const wordmark = (word: string) => {
  const [bold, rest] = wordParts(word);
  return `<b>${escapeHtml(bold)}</b>${escapeHtml(rest)}`;
};

const variables = ({ colours }: Brand) =>
  [
    ['night', colours.night],
    ['night-deep', colours.nightDeep],
    ['night-lift', colours.nightLift],
    ['soft', colours.soft],
    ['accent', colours.accent],
    ['text', colours.brandText],
    ['data', colours.data],
  ]
    .map(([name, value]) => `--brand-${name}:${value}`)
    .join(';');
