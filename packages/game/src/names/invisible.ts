/**
 * Format characters that nobody sees: marks that turn the reading direction of what follows, spaces without width,
 * soft hyphens. Joiners, tags and variation selectors are none of them: emoji such as families and the flag of
 * England, and several scripts, are made with them.
 */
const INVISIBLE = /(?!\u200c|\u200d|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])[\p{Cf}\p{DI}]/u;

/** Whether a text holds a character that nobody sees. */
export function holdsInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** The text without them. */
export function withoutInvisible(text: string): string {
  return [...text].filter((character) => !INVISIBLE.test(character)).join('');
}
