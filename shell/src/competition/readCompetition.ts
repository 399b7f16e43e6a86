import type { Language, PublishedCompetition } from '@euro/api-contract';
import type { CallCompetition } from '@euro/platform/host';
import { type Addresses, createAddresses } from '../browser/createAddresses.js';

/** The competition that the page is about, for as long as it lives. */
export interface PageCompetition {
  readonly addresses: Addresses;
  /** Null for the default competition where it looks and is called as the product does. */
  readonly own: PublishedCompetition | null;
  /** Whether it can only be read. */
  readonly isArchive?: boolean;
  /** Its season, which distinguishes it from others: 2024; null where there are no others to go to. */
  readonly seasonId: number | null;
  /** What the default competition is called, by whose name the portal is installed; missing where that is the product's. */
  readonly portal?: PublishedCompetition['word'];
  /** What the API client adds to its calls; null for the default competition, which is not named. */
  readonly call: CallCompetition | null;
  /** The same for calls past the client: `?competitionFeed=WORLDM&seasonId=2022`, or empty. */
  readonly search: string;
  /** Before the names of what is stored in this browser for one competition; empty for the default. */
  readonly storagePrefix: string;
}

/** As the gateway writes it into the page. */
export type InlinedCompetition = Partial<Omit<PageCompetition, 'addresses'>> & {
  /** Of the page; empty for the default competition. */
  readonly slug: string;
  /** Of all competitions. */
  readonly slugs: readonly string[];
};

export const COMPETITION_ELEMENT = 'competition';

/**
 * The competition that came with the page. Null on the page that is shown without a connection, which is the default one's, at
 * an address of another competition (`loadRememberedCompetition`).
 */
export function readCompetition({
  document,
  location,
}: Pick<Window, 'document' | 'location'>): PageCompetition | null {
  const text = document.getElementById(COMPETITION_ELEMENT)?.textContent;
  const inlined: InlinedCompetition | undefined = text ? JSON.parse(text) : undefined;
  const competition = pageCompetition(inlined);
  return competition.addresses.pathOf(location.pathname) === null ? null : competition;
}

export function pageCompetition({ slug, slugs, ...others }: InlinedCompetition = NONE): PageCompetition {
  return {
    ...NOTHING,
    storagePrefix: slug && `${slug}.`,
    ...others,
    addresses: createAddresses(slug, slugs),
  };
}

const PRODUCT = 'EuroManager';
const NONE: InlinedCompetition = { slug: '', slugs: [] };
/** Of the only competition. */
const NOTHING = { own: null, seasonId: null, call: null, search: '' } as const;

/** What the portal is called on a home screen: by its default competition, whichever the page is about. */
export function portalName({ own, portal, storagePrefix }: PageCompetition, language: Language): string {
  const word = storagePrefix === '' ? own?.word : portal;
  return word?.[language] ?? PRODUCT;
}

/** What the game is called on this page: "EuroManager". */
export function gameName({ own }: PageCompetition, language: Language): string {
  return own?.word[language] ?? PRODUCT;
}
