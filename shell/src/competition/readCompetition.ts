import type { Language, PublishedCompetition } from '@euro/api-contract';
import type { CallCompetition } from '@euro/platform/host';
import { type Addresses, createAddresses } from '../browser/createAddresses.js';

/** The competition that the page is about, for as long as it lives. */
export interface PageCompetition {
  readonly addresses: Addresses;
  /** Null for the default competition where it looks and is called as the product does. */
  readonly own: PublishedCompetition | null;
  /** The competition is read-only. */
  readonly isArchive?: boolean;
  /** Its season, which distinguishes it from others: 2024; null where there are no others to go to. */
  readonly seasonId: number | null;
  /** Name of the default competition, under which the portal is installed; absent when it is the product's. */
  readonly portal?: PublishedCompetition['word'];
  /** The API client adds it to calls; null for the default competition, which is not named. */
  readonly call: CallCompetition | null;
  /** The same for calls past the client: `?competitionFeed=WORLDM&seasonId=2022`, or empty. */
  readonly search: string;
  /** Prefix of storage keys of one competition; empty for the default. */
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
 * The competition that came with the page. Null on the page that is shown without a connection, which is the default
 * one's, at an address of another competition (`loadRememberedCompetition`).
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

/** Name of the portal on a home screen: that of its default competition, on every page. */
export function portalName({ own, portal, storagePrefix }: PageCompetition, language: Language): string {
  const word = storagePrefix === '' ? own?.word : portal;
  return word?.[language] ?? PRODUCT;
}

/** Name of the game on this page: "EuroManager". */
export function gameName({ own }: PageCompetition, language: Language): string {
  return own?.word[language] ?? PRODUCT;
}
