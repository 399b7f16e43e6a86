import type { Language, PublishedCompetition } from '@euro/api-contract';
import { type Addresses, createAddresses } from '../browser/createAddresses.js';
import { storedText } from '../store/storedText.js';

/** The competition that the page is about, for as long as it lives. */
export interface PageCompetition {
  readonly addresses: Addresses;
  /** Null for the default competition where it looks and is called as the product does. */
  readonly own: PublishedCompetition | null;
  /** What the API client adds to its calls; null for the default competition, which is not named. */
  readonly call:
    | (Pick<PublishedCompetition, 'competitionFeed' | 'seasonId'> & { readonly calls: readonly string[] })
    | null;
  /** Before the names of what is stored in this browser for one competition; empty for the default. */
  readonly storagePrefix: string;
  /** Whether there are others to go to. */
  readonly hasOthers: boolean;
}

/** As the gateway writes it into the page. */
interface Inlined {
  /** Of the page; empty for the default competition. */
  readonly slug: string;
  /** Of all competitions. */
  readonly slugs: readonly string[];
  readonly own?: PublishedCompetition | undefined;
  readonly calls?: readonly string[];
}

const NONE: Inlined = { slug: '', slugs: [] };
const ELEMENT = 'competition';
const STYLE = 'brand';

/**
 * The competition of a page, which came with it. The page that is shown without a connection is the default
 * competition's: what another one was like when its page last came is stored in this browser.
 */
export function readCompetition({
  document,
  location,
  localStorage,
}: Pick<Window, 'document' | 'location' | 'localStorage'>): PageCompetition {
  const inlined = parsed(document.getElementById(ELEMENT)?.textContent) ?? NONE;
  const slug = location.pathname.split('/')[1] ?? '';
  const stored = storedText(() => localStorage, `em.competition.${slug}`);
  if (inlined.slug)
    stored.write(JSON.stringify({ ...inlined, style: document.getElementById(STYLE)?.textContent }));
  const isStoredPage = inlined.slug === '' && slug !== '' && inlined.slugs.includes(slug);
  const remembered = isStoredPage ? parsed(stored.read()) : null;
  if (remembered?.style) applyStyle(document, remembered.style);
  return pageCompetition(remembered ?? inlined);
}

export function pageCompetition({ slug, slugs, own, calls = [] }: Inlined = NONE): PageCompetition {
  return {
    addresses: createAddresses(slug, slugs),
    own: own ?? null,
    call: slug && own ? { competitionFeed: own.competitionFeed, seasonId: own.seasonId, calls } : null,
    storagePrefix: slug && `${slug}.`,
    hasOthers: slugs.length > 1,
  };
}

/** What the game is called on this page: "EuroManager". */
export function gameName({ own }: PageCompetition, language: Language): string {
  return own?.word[language] ?? 'EuroManager';
}

function parsed(text: string | null | undefined): (Inlined & { readonly style?: string }) | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Style sheets of this kind need no nonce. */
function applyStyle(document: Document, text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
