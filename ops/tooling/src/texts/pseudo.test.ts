import { placeholdersOf } from './icu.js';
import { readPortalTexts } from './portalTexts.js';
import { pseudoMessage } from './pseudo.js';

describe('the pseudo-language', () => {
  it('is in brackets, with accents and two fifths longer', () => {
    expect(pseudoMessage('Save your team')).toMatch(/^\[Šàṽé ýôûŕ ťéàɱ .+\]$/);
    expect(pseudoMessage('Save your team').length).toBeGreaterThanOrEqual(Math.ceil(14 * 1.4));
  });

  it('does not change placeholders, plurals and choices', () => {
    expect(pseudoMessage('{count, plural, one {# team} other {# teams}} of {name}')).toMatch(
      /^\[\{count, plural, one \{# ťéàɱ\} other \{# ťéàɱš\}\} ôƒ \{name\} .*\]$/,
    );
  });

  it('can be made of every text of the product', () => {
    const texts = readPortalTexts();
    expect(texts.length).toBeGreaterThan(2500);
    for (const { en } of texts) expect(placeholdersOf(pseudoMessage(en))).toEqual(placeholdersOf(en));
  });
});
