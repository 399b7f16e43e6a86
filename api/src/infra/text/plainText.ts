import { withoutInvisible } from '@euro/game';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Control characters other than line ends, and halves of characters. */
const UNFIT = /[^\P{Cc}\n]|\p{Cs}/u;
const VISIBLE = /[^\p{C}\p{Z}]/u;
/** UTF-16 units a character, so that stacked accents can't make one character a page long. */
const MAX_UNITS = 8;

/**
 * Normalises input to plain text, trimmed, with its line ends and without invisible characters. Null when nothing is
 * visible, when it contains characters that no text contains, or when it has more than `maxCharacters` characters as a
 * reader counts them.
 */
export function plainText(input: string, maxCharacters: number): string | null {
  const lines = input.replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  const text = withoutInvisible(lines).trim();
  const isFine =
    VISIBLE.test(text) &&
    !UNFIT.test(text) &&
    text.length <= maxCharacters * MAX_UNITS &&
    countCharacters(text) <= maxCharacters;
  return isFine ? text : null;
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}
