import { foldText } from '../infra/text/foldText.js';

/** As long as the column; the rest of a word decides nothing. */
const LONGEST = 100;
/** More than a name of 40 characters has that anybody would search by. */
const MAX_WORDS = 10;

/**
 * The words of a league's name, or of what is searched: lower case, without accents, each once. A name of signs only, such
 * as emoji, is one word.
 */
export function searchWords(text: string): string[] {
  const foldedText = foldText(text);
  const words = foldedText.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  const terms = words.length > 0 ? words : [foldedText.replaceAll(/\s/g, '')].filter((word) => word !== '');
  return [...new Set(terms.map((word) => [...word].slice(0, LONGEST).join('')))].slice(0, MAX_WORDS);
}
