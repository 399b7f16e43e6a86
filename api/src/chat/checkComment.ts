import { Refusal } from '../errors.js';

/** Longest comment in characters as a reader counts them (decisions §5.8). */
const MOST_CHARACTERS = 1000;
/** And in UTF-16 units, so that stacked accents can't make one character a page long. */
const MOST_UNITS = MOST_CHARACTERS * 8;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Marks that turn the direction of what comes after them, beyond their own comment too. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Control characters other than line ends, and halves of characters. */
const UNFIT = /[^\P{Cc}\n]|\p{Cs}/u;
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** A comment as it is kept: plain text, trimmed, with its line ends; anything else is refused. */
export function checkComment(text: string): string {
  const kept = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(DIRECTION_MARKS, '').trim();
  const isFine =
    VISIBLE.test(kept) &&
    !UNFIT.test(kept) &&
    kept.length <= MOST_UNITS &&
    countCharacters(kept) <= MOST_CHARACTERS;
  if (!isFine) throw new Refusal('comment-invalid');
  return kept;
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}
