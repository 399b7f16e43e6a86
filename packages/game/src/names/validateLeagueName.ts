import { type NameResult, validateName } from './validateName.js';

/** Lengths of a league's name in grapheme clusters: more than 3 (spec §5), and it fits one line of a page. */
export const LEAGUE_NAME_LENGTH = { min: 4, max: 40 } as const;

/** Longest league name in UTF-16 units: 10 a character. */
const MAX_UNITS = LEAGUE_NAME_LENGTH.max * 10;

/** The name trimmed, with single spaces and composed accents (NFC), or why it can't be a league's name. */
export function validateLeagueName(name: string): NameResult {
  return validateName(name, { ...LEAGUE_NAME_LENGTH, maxUnits: MAX_UNITS });
}
