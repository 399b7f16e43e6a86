import { type NameResult, validateName } from './validateName.js';

/** Longest first or last name, in characters and in UTF-16 units. */
const LONGEST = 80;

/** A first or last name trimmed, with single spaces and composed accents (NFC), or why it can't be anybody's. */
export function validatePersonName(name: string): NameResult {
  return validateName(name, { min: 1, max: LONGEST, maxUnits: LONGEST });
}
