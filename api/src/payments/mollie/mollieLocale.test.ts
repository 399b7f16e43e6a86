import { addPseudoLanguage, PSEUDO } from '../../testing/pseudoLanguage.js';
import { addedCode, type TextLanguage } from '../../texts/index.js';
import { mollieLocale } from './mollieLocale.js';

let remove = () => {};
afterEach(() => remove());

function added(code: string): TextLanguage {
  remove = addPseudoLanguage({}, code);
  const language = addedCode(code);
  if (!language) throw new Error(`${code} was not added`);
  return language;
}

describe('the locale of a payment page', () => {
  it.each([
    ['fr', 'fr_FR'],
    ['de', 'de_DE'],
    ['pt-BR', 'pt_PT'],
    [PSEUDO, 'en_GB'],
    // Mollie has no Turkish.
    ['tr', 'en_GB'],
  ])('in the added language %s is %s', (code, locale) => {
    expect(mollieLocale(added(code))).toBe(locale);
  });

  it.each([
    ['nl', 'nl_BE'],
    ['en', 'en_GB'],
  ] as const)('in %s is %s', (language, locale) => {
    expect(mollieLocale(language)).toBe(locale);
  });
});
