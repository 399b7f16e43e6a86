/** A person who can be mentioned, by any of his names. */
export interface Mentionable {
  readonly id: number;
  readonly names: readonly string[];
}

/** `@name` in a text, from `start` up to and without `end`, in UTF-16 units. */
export interface Mention {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** Mentions of one text: those that follow are read as plain text. */
const MAX_MENTIONS = 10;
const WORD = /[\p{L}\p{N}_]/u;

/**
 * Finds mentions by `@name` in any case; of several names that fit, the longest. An `@` inside a word, as in an
 * address, mentions nobody; two people of the same name are both mentioned.
 */
export function findMentions(text: string, people: readonly Mentionable[]): Mention[] {
  const names = people
    .flatMap(({ id, names: own }) => own.map((name) => ({ id, name: name.trim().toLowerCase() })))
    .filter(({ name }) => name !== '');
  const lower = text.toLowerCase();
  // Some letters change their length in lower case; positions would no longer be those of the text.
  const haystack = lower.length === text.length ? lower : text;
  const mentions: Mention[] = [];
  const starts = [...haystack.matchAll(/@/g)].map(({ index }) => index);
  for (const start of starts) {
    if (mentions.length >= MAX_MENTIONS) break;
    if (WORD.test(haystack[start - 1] ?? ' ')) continue;
    const fitting = names.filter(({ name }) => isAt(haystack, start + 1, name));
    const longest = Math.max(0, ...fitting.map(({ name }) => name.length));
    const ids = fitting.filter(({ name }) => name.length === longest).map(({ id }) => id);
    mentions.push(...[...new Set(ids)].map((id) => ({ id, start, end: start + 1 + longest })));
  }
  return mentions.slice(0, MAX_MENTIONS);
}

function isAt(text: string, position: number, name: string): boolean {
  return text.startsWith(name, position) && !WORD.test(text[position + name.length] ?? ' ');
}
