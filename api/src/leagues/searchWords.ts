import { foldText } from '../infra/text/foldText.js';

/** Length of the column; further characters of a word are ignored. */
const LONGEST = 100;
/** Maximum number of words; a name of 40 characters hardly has more. */
const MAX_WORDS = 10;

/**
 * The distinct words of a league's name or of a search, in lower case and without accents. A name of signs only, such
 * as emoji, is one word.
 */
export function searchWords(text: string): string[] {
  const foldedText = foldText(text);
  const words = foldedText.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  const terms = words.length > 0 ? words : [foldedText.replaceAll(/\s/g, '')].filter((word) => word !== '');
  return [...new Set(terms.map((word) => [...word].slice(0, LONGEST).join('')))].slice(0, MAX_WORDS);
}
