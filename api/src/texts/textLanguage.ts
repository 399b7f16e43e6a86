import { LANGUAGES, type Language } from '@euro/api-contract';
import { addedLanguage } from './translations.js';

declare const isAdded: unique symbol;

/** The code of a language whose texts are files, such as `fr`; known to this process. */
export type AddedCode = string & { readonly [isAdded]: true };

/** The language of a text: one that is written in the sources, or an added one (ADR 42). */
export type TextLanguage = Language | AddedCode;

const isWritten = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/** The language for everything that exists in Dutch and English only: data, contract, database. */
export function writtenLanguage(language: TextLanguage): Language {
  return isWritten(language) ? language : 'en';
}

/** BCP 47 tag of numbers, dates and plurals. */
export function localeOf(language: TextLanguage): string {
  return isWritten(language)
    ? LANGUAGES[language].locale
    : (addedLanguage(language)?.locale ?? LANGUAGES.en.locale);
}

/** The added language of a code; null for every other code. */
export function addedCode(code: unknown): AddedCode | null {
  return typeof code === 'string' && addedLanguage(code) ? (code as AddedCode) : null;
}

/** The language of a user's texts, from stored columns: the translation where this process has it. */
export function textLanguageOf({
  language,
  translation,
}: {
  readonly language: Language;
  readonly translation?: string | null | undefined;
}): TextLanguage {
  return (language === 'en' && addedCode(translation)) || language;
}

/** The stored columns of a user's language. */
export function storedLanguage(language: TextLanguage): { language: Language; translation: string | null } {
  return { language: writtenLanguage(language), translation: addedCode(language) };
}

/** The language that an address names (`?lang=fr`): Dutch without one, English for one without a translation. */
export function languageNamed(code: unknown): TextLanguage {
  if (isWritten(code)) return code;
  return addedCode(code) ?? (code === undefined || code === '' ? 'nl' : 'en');
}
