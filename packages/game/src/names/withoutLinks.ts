import { holdsLink } from './holdsLink.js';

/** Everything but letters, their accents, digits, and what joins the parts of a name. */
const NOT_A_WORD = /[^\p{L}\p{M}\p{N}'’-]+/gu;

/** A name that came from elsewhere, with its links and markup taken apart: "evil.test/win" becomes "evil test win". */
export function withoutLinks(name: string): string {
  if (!holdsLink(name)) return name;
  const words = name.normalize('NFKC').split(/\s+/u);
  const plain = words.map((word) => (holdsLink(word) ? word.replace(NOT_A_WORD, ' ') : word)).join(' ');
  // Markup may span words: "<a href=x>".
  const whole = holdsLink(plain) ? plain.replace(NOT_A_WORD, ' ') : plain;
  return whole.replace(/\s+/gu, ' ').trim();
}
