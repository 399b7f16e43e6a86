import { type Brand, brand, PRODUCT_CREDITS, publishedCompetition } from '@euro/api-contract';
import { type TextLanguage, writtenLanguage } from '../../texts/index.js';

/** The JSON of `competitions.brand`. */
const storedBrand = brand.extend(publishedCompetition.pick({ name: true, short: true, word: true }).shape);

/** Names and colours of a competition outside of the portal's pages: in mails, pictures, feeds and calendars. */
export interface CompetitionLook {
  /** "UEFA EURO 2024" */
  readonly name: string;
  /** In sentences: "EURO 2024". */
  readonly short: string;
  /** Name of the game: "EuroManager". */
  readonly word: string;
  readonly colours: Brand['colours'];
  /** The `d` of one SVG path in a box of 32 × 27; empty for the three bars. */
  readonly emblem: string;
  /** Credit for its statistics: "Data: StatsBomb"; empty where its pack credits nobody. */
  readonly source: string;
}

const PRODUCT_COLOURS: Brand['colours'] = {
  night: '#14205A',
  nightDeep: '#0B1338',
  nightLift: '#25337C',
  soft: '#B7C1EA',
  accent: '#D6FF3F',
  brandText: '#14205A',
  data: '#4C60D9',
};

/** The look of the product, without a competition. */
export const PRODUCT_LOOK: CompetitionLook = {
  name: 'EuroManager',
  short: 'EuroManager',
  word: 'EuroManager',
  colours: PRODUCT_COLOURS,
  emblem: '',
  source: PRODUCT_CREDITS[0]?.nl ?? '',
};

/**
 * Names and colours of a competition in one language: from its pack's brand, or those of the product and its first
 * tournament.
 */
export function competitionLook(
  { brand: json, season }: { readonly brand: string | null; readonly season: number },
  language: TextLanguage,
): CompetitionLook {
  const read = readBrand(json);
  const textLanguage = writtenLanguage(language);
  const credits = read?.credits ?? PRODUCT_CREDITS;
  return {
    name: read?.name[textLanguage] ?? `UEFA EURO ${season}`,
    short: read?.short[textLanguage] ?? `EURO ${season}`,
    word: read?.word[textLanguage] ?? PRODUCT_LOOK.word,
    colours: read?.colours ?? PRODUCT_COLOURS,
    emblem: read?.emblem ?? '',
    source: credits[0]?.[textLanguage] ?? '',
  };
}

type StoredBrand = ReturnType<typeof storedBrand.parse>;

/** Cache of parsed brands by their JSON: they are read for every picture and mail and hardly ever change. */
const lastRead = new Map<string, StoredBrand | null>();
const MAX_CACHED = 20;

/** The stored brand; null where nothing that can be used is stored. */
export function readBrand(json: string | null): StoredBrand | null {
  if (json === null) return null;
  const cachedLook = lastRead.get(json);
  if (cachedLook !== undefined) return cachedLook;
  if (lastRead.size >= MAX_CACHED) lastRead.clear();
  const read = storedBrand.safeParse(parsed(json)).data ?? null;
  lastRead.set(json, read);
  return read;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
