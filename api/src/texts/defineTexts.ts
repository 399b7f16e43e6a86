import type { Language } from '@euro/api-contract';
import { readMessage, type TextValues } from '@euro/api-contract/readMessage';
import { localeOf, type TextLanguage, writtenLanguage } from './textLanguage.js';
import { addedLanguage } from './translations.js';

/** A function from key and values to a sentence. */
export type Translate<K extends string = string> = (key: K, values?: TextValues) => string;

type Sentences = Readonly<Record<string, string>>;
type Message = (values: TextValues) => string;

/**
 * Defines the texts of one file in Dutch and English, as messages in ICU format; a file has one such catalogue. Texts
 * in an added language are its translation (docs/guides/translate.md), or English where there is none.
 * @param url `import.meta.url`, by which translations name the catalogue
 */
export function defineTexts<const N extends Sentences>(
  url: string,
  texts: { readonly nl: N; readonly en: Readonly<Record<keyof N, string>> },
): (language: TextLanguage) => Translate<keyof N & string> {
  const file = catalogueOf(url);
  CATALOGUES.set(file, texts);
  const translators = new Map<TextLanguage, { readonly of: Sentences; readonly translate: Translate }>();
  return (language) => {
    const sentences = sentencesIn(file, texts, language);
    const cached = translators.get(language);
    if (cached?.of === sentences) return cached.translate;
    const translate = createTranslate(sentences, texts.en, localeOf(language));
    translators.set(language, { of: sentences, translate });
    return translate;
  };
}

/** Every catalogue of the modules that were loaded, by its file. */
export const CATALOGUES = new Map<string, Readonly<Record<Language, Sentences>>>();

function sentencesIn(
  file: string,
  texts: Readonly<Record<Language, Sentences>>,
  language: TextLanguage,
): Sentences {
  return addedLanguage(language)?.texts[file] ?? texts[writtenLanguage(language)];
}

function createTranslate(sentences: Sentences, english: Sentences, locale: string): Translate {
  const messages = new Map<string, Message>();
  return (key, values = {}) => {
    const message = messages.get(key) ?? readMessage(sentences[key] ?? english[key] ?? key, locale);
    messages.set(key, message);
    return message(values);
  };
}

/** From the repository, as the source: `api/src/mail/greeting.ts`. */
function catalogueOf(url: string): string {
  const [, path = ''] = /\/api\/(?:dist\/)?src\/([^?]+)\.[jt]s$/.exec(url) ?? [];
  return `api/src/${path}.ts`;
}
