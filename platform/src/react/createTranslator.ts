import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../contract/state.js';

/** The texts of one part of the portal, in ICU message format: `Nog {count, plural, one {# speler} other {# spelers}}`. */
export interface Texts<K extends string = string> {
  readonly nl: Readonly<Record<K, string>>;
  readonly en: Readonly<Record<K, string>>;
}

export type TextValues = Readonly<Record<string, string | number | Date>>;
export type Translate<K extends string> = (key: K, values?: TextValues) => string;

/** Checks that both languages have the same keys. */
export function defineTexts<const N extends Readonly<Record<string, string>>>(texts: {
  readonly nl: N;
  readonly en: Readonly<Record<keyof N, string>>;
}): Texts<keyof N & string> {
  return texts;
}

/** The locale whose number and date habits go with a language. */
export function formatLocale(locale: Locale): 'nl-BE' | 'en-GB' {
  return locale === 'nl' ? 'nl-BE' : 'en-GB';
}

const made = new WeakMap<Texts, Map<Locale, Translate<string>>>();

/** A function from key and values to a sentence; the same one for the same texts and language. */
export function createTranslator<K extends string>(texts: Texts<K>, locale: Locale): Translate<K> {
  let byLocale = made.get(texts);
  if (!byLocale) {
    byLocale = new Map();
    made.set(texts, byLocale);
  }
  let translate = byLocale.get(locale);
  if (!translate) {
    translate = build(texts[locale], locale);
    byLocale.set(locale, translate);
  }
  return translate;
}

function build(sentences: Readonly<Record<string, string>>, locale: Locale): Translate<string> {
  const i18n = setupI18n({
    locale,
    locales: [formatLocale(locale)],
    messages: { [locale]: {} },
  });
  const compiled = new Map<string, boolean>();
  return (key, values) => {
    if (!compiled.has(key)) {
      i18n.load(locale, { [key]: compileMessage(sentences[key] ?? key) });
      compiled.set(key, true);
    }
    return i18n._(key, values);
  };
}
