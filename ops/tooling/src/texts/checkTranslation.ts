import { casesOf, parseMessage, placeholdersOf, tokensOf } from './icu.js';
import type { PortalText } from './portalTexts.js';
import type { AddedLanguage, Translation } from './translations.js';

/** A problem of a translated text. */
export interface Problem {
  readonly catalogue: string;
  readonly key: string;
  readonly problem: string;
}

/** Counts that plurals are tried with: people seldom see others. */
const COUNTS = Array.from({ length: 1001 }, (_, count) => count);

/**
 * Everything that keeps a translation from being used: texts that are missing, outdated or no ICU message of this
 * language.
 */
export function checkTranslation(
  texts: readonly PortalText[],
  { locale }: AddedLanguage,
  translation: Translation,
): Problem[] {
  return texts.flatMap((text) => {
    const { catalogue, key } = text;
    const translatedText = translation[catalogue]?.[key];
    return problemsOf(text, translatedText, locale).map((problem) => ({ catalogue, key, problem }));
  });
}

function problemsOf(
  source: PortalText,
  translatedText: { readonly nl: string; readonly text: string } | undefined,
  locale: string,
): string[] {
  if (!translatedText || (translatedText.text.trim() === '' && source.en.trim() !== ''))
    return ['is not translated'];
  if (translatedText.nl !== source.nl)
    return [`was translated from “${translatedText.nl}”, which is “${source.nl}” by now`];
  return checkMessage(source, translatedText.text, locale);
}

/** Problems of a message as a translation of a text, in sentences without their subject. */
export function checkMessage(
  { nl, en }: Pick<PortalText, 'nl' | 'en'>,
  message: string,
  locale: string,
): string[] {
  try {
    parseMessage(message);
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message.split('\n')[0] : error}`];
  }
  const own = placeholdersOf(message).join(', ');
  const expectedPlaceholders = [nl, en].map((text) => placeholdersOf(text).join(', '));
  // A sentence that says something else of one half point than of one point has no case for it in any language.
  const isWhole = casesLacking(en, 'en').length > 0;
  const problems = [...(isWhole ? [] : casesLacking(message, locale)), ...strangeCases(message, locale)];
  if (expectedPlaceholders.includes(own)) return problems;
  return [`has the placeholders {${own}} where the source has {${expectedPlaceholders[0]}}`, ...problems];
}

function casesLacking(message: string, locale: string): string[] {
  return pluralsOf(message).flatMap(({ arg, type, used }) => {
    const exact = used.flatMap((key) => (key.startsWith('=') ? Number(key.slice(1)) : []));
    return pluralCases(locale, type, exact)
      .filter((key) => !used.includes(key))
      .map((key) => `lacks the case “${key}” of {${arg}}`);
  });
}

function strangeCases(message: string, locale: string): string[] {
  return pluralsOf(message).flatMap(({ arg, type, used }) => {
    const categories: readonly string[] = new Intl.PluralRules(locale, { type }).resolvedOptions()
      .pluralCategories;
    return used
      .filter((key) => !key.startsWith('=') && !categories.includes(key))
      .map((key) => `has the case “${key}” of {${arg}}, which this language does not know`);
  });
}

function pluralsOf(message: string) {
  return tokensOf(message).flatMap((token) => {
    if (token.type !== 'plural' && token.type !== 'selectordinal') return [];
    const type: Intl.PluralRuleType = token.type === 'plural' ? 'cardinal' : 'ordinal';
    return [{ arg: token.arg, type, used: casesOf(token).map(({ key }) => key) }];
  });
}

/**
 * The plural cases that counts up to 1000 need in a language, and `other`, which every plural has.
 * @param exact counts with a case of their own
 */
export function pluralCases(
  locale: string,
  type: Intl.PluralRuleType = 'cardinal',
  exact: readonly number[] = [],
): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  const counts = COUNTS.filter((count) => !exact.includes(count));
  return [...new Set([...counts.map((count) => rules.select(count)), 'other'])];
}
