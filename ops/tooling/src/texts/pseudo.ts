import { casesOf, isWritten, parseMessage } from './icu.js';

const LETTERS = 'abcdefghijklmnoprstuvwyzABCDEGHIJKLNOPRSTUVWYZ';
const ACCENTED = 'àƀçđéƒĝĥîĵķļɱñôþŕšťûṽŵýžÀƁÇĐÉĜĤÎĴĶĻÑÔÞŔŠŤÛṼŴÝŽ';
const ACCENTS = new Map([...ACCENTED].map((accented, at) => [LETTERS[at] ?? '', accented]));

/** Length of the pseudo-language relative to English. */
const GROWTH = 0.4;
const FILLING = 'ōñéţŵóţĥŕéé';

/**
 * A message in the pseudo-language: every letter with an accent, 40 % longer, in brackets; placeholders, plurals and
 * choices stay unchanged. Text that is cut, concatenated or not from a catalogue shows on screen.
 */
export function pseudoMessage(message: string): string {
  const letters = lengthOf(parseMessage(message));
  let result = message;
  for (const { start, end, text } of writtenIn(message).toReversed()) {
    result = result.slice(0, start) + withAccents(text) + result.slice(end);
  }
  const more = Math.ceil(letters * GROWTH) - 2;
  return `[${result}${more > 1 ? ` ${filling(more - 1)}` : ''}]`;
}

interface TextRange {
  /** Characters of the message. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The literal texts of a message, in order. */
function writtenIn(message: string): TextRange[] {
  const walk = (tokens: ReturnType<typeof parseMessage>): TextRange[] =>
    tokens.flatMap((token) => {
      if (!isWritten(token)) return casesOf(token).flatMap((each) => walk(each.tokens));
      const { offset, text } = token.ctx;
      return [{ start: offset, end: offset + text.length, text }];
    });
  return walk(parseMessage(message)).toSorted((one, other) => one.start - other.start);
}

/** Letters of the longest sentence that it can become, without its values. */
function lengthOf(tokens: ReturnType<typeof parseMessage>): number {
  return tokens
    .map((token) => {
      if (isWritten(token)) return token.value.length;
      return Math.max(0, ...casesOf(token).map((each) => lengthOf(each.tokens)));
    })
    .reduce((sum, length) => sum + length, 0);
}

const withAccents = (text: string) => text.replace(/[A-Za-z]/g, (letter) => ACCENTS.get(letter) ?? letter);

/** In words of at most eleven letters, as in a sentence. */
function filling(letters: number): string {
  const words: string[] = [];
  for (let left = letters; left > 0; left -= FILLING.length + 1)
    words.push(FILLING.slice(0, Math.min(left, FILLING.length)));
  return words.join(' ');
}
