import { checkMessage, checkTranslation, pluralCases } from './checkTranslation.js';
import { readPortalTexts } from './portalTexts.js';
import { addedLanguages, readTranslation } from './translations.js';

const teams = {
  nl: '{count, plural, one {# ploeg} other {# ploegen}} van {name}',
  en: '{count, plural, one {# team} other {# teams}} of {name}',
};

describe('a translated message', () => {
  it.each([
    ['is valid', 'fr', '{count, plural, one {# équipe} other {# équipes}} de {name}', []],
    [
      'is no ICU message',
      'fr',
      '{count, plural, one {# équipe}',
      [expect.stringMatching(/^is no ICU message/)],
    ],
    [
      'has another placeholder',
      'fr',
      '{count, plural, one {# équipe} other {# équipes}} de {nom}',
      ['has the placeholders {count: plural, nom} where the source has {count: plural, name}'],
    ],
    [
      'lacks a plural of its language',
      'pl',
      '{count, plural, one {#} other {#}} {name}',
      ['lacks the case “many” of {count}', 'lacks the case “few” of {count}'],
    ],
    [
      'has a plural that its language does not have',
      'fr',
      '{count, plural, one {#} few {#} other {#}} {name}',
      ['has the case “few” of {count}, which this language does not know'],
    ],
  ])('%s', (_, locale, message, problems) => {
    expect(checkMessage(teams, message, locale)).toEqual(problems);
  });

  it('may have fewer cases where its source does', () => {
    const half = {
      nl: '{half, plural, =2 {1 punt} other {# halve}}',
      en: '{half, plural, =2 {1 point} other {# halves}}',
    };
    expect(checkMessage(half, '{half, plural, =2 {1 point} other {# demis}}', 'fr')).toEqual([]);
  });

  it('must have every word of a choice', () => {
    const side = {
      nl: '{side, select, home {thuis} other {uit}}',
      en: '{side, select, home {home} other {away}}',
    };
    expect(checkMessage(side, '{side, select, other {x}}', 'fr')).toHaveLength(1);
  });
});

describe('a translation', () => {
  const texts = [{ catalogue: 'mf-x/src/texts/aTexts.ts#aTexts', key: 'go', nl: 'Ga', en: 'Go' }];
  const french = { code: 'fr', name: 'français', locale: 'fr-BE' };
  const problemsOf = (translated: Record<string, { nl: string; text: string }>) =>
    checkTranslation(texts, french, { 'mf-x/src/texts/aTexts.ts#aTexts': translated }).map(
      ({ problem }) => problem,
    );

  it('lists missing texts, and those whose source changed', () => {
    expect(problemsOf({})).toEqual(['is not translated']);
    expect(problemsOf({ go: { nl: 'Ga', text: ' ' } })).toEqual(['is not translated']);
    expect(problemsOf({ go: { nl: 'Loop', text: 'Va' } })).toEqual([
      'was translated from “Loop”, which is “Ga” by now',
    ]);
    expect(problemsOf({ go: { nl: 'Ga', text: 'Va' } })).toEqual([]);
  });

  it('of every added language has all texts of the product', () => {
    const all = readPortalTexts();
    for (const language of addedLanguages())
      expect(checkTranslation(all, language, readTranslation(language.code))).toEqual([]);
  });
});

it('has the plurals of languages from the platform', () => {
  expect(pluralCases('fr').toSorted()).toEqual(['one', 'other']);
  expect(pluralCases('pl').toSorted()).toEqual(['few', 'many', 'one', 'other']);
  expect(pluralCases('en', 'cardinal', [1])).toEqual(['other']);
});
