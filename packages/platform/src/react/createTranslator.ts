import { type CompetitionSettings, LANGUAGES, type Language } from '@euro/api-contract';
import { type Message, readMessage, type TextValues } from '@euro/api-contract/readMessage';
import type { Locale } from '../contract/state.js';

export type { TextValues };

/**
 * The texts of one part of the portal, in ICU message format: `Nog {count, plural, one {# speler} other {# spelers}}`.
 */
export type Texts<K extends string = string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

export type Translate<K extends string> = (key: K, values?: TextValues) => string;

/** Defines texts, with a type check that both languages have the same keys. */
export function defineTexts<const N extends Readonly<Record<string, string>>>(texts: {
  readonly nl: N;
  readonly en: Readonly<Record<keyof N, string>>;
}): Texts<keyof N & string> {
  return texts;
}

/** The locale whose number and date formats belong to a language. */
export function formatLocale(locale: Locale): (typeof LANGUAGES)[Locale]['locale'] {
  return LANGUAGES[locale].locale;
}

/** Who plays in a competition; texts choose words by it: `{sides, select, clubs {club} other {land}}`. */
export type Sides = NonNullable<CompetitionSettings['sides']>;

const translators = new WeakMap<Texts, Map<string, Translate<string>>>();

/** Returns a function from key and values to a sentence; cached per texts, language and kind of sides. */
export function createTranslator<K extends string>(
  texts: Texts<K>,
  locale: Locale,
  sides: Sides = 'nations',
): Translate<K> {
  let built = translators.get(texts);
  if (!built) {
    built = new Map();
    translators.set(texts, built);
  }
  const key = `${locale} ${sides}`;
  let translate = built.get(key);
  if (!translate) {
    translate = build(texts[locale], locale, sides);
    built.set(key, translate);
  }
  return translate;
}

function build(sentences: Readonly<Record<string, string>>, locale: Locale, sides: Sides): Translate<string> {
  const messages = new Map<string, Message>();
  return (key, values) => {
    let message = messages.get(key);
    if (!message) {
      message = readOrEcho(sentences[key] ?? key, formatLocale(locale));
      messages.set(key, message);
    }
    return message({ sides, ...values });
  };
}

/** Parses a sentence; one that is not in the format is reported and returned unchanged. */
function readOrEcho(sentence: string, locale: string): Message {
  try {
    return readMessage(sentence, locale);
  } catch (error) {
    console.error(error);
    return () => sentence;
  }
}
