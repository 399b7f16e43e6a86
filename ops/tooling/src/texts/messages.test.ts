import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createTranslator, formatLocale, type Texts } from '@euro/platform/react';
import { packageFolders, REPOSITORY } from '@euro/release';
import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readPortalTexts } from './portalTexts.js';

type Values = Record<string, string | number>;

const portalTexts = readPortalTexts();

/** Every catalogue of texts of the product. */
const files = packageFolders()
  // Examples are not of the product.
  .filter((folder) => !folder.startsWith('demo/'))
  .flatMap((folder) => sourcesIn(join(REPOSITORY, folder, 'src')))
  .filter((file) => readFileSync(file, 'utf8').includes('= defineTexts('));

function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}

function textsIn(file: string): [name: string, Texts][] {
  const path = relative(REPOSITORY, file);
  // A module of the API gives its texts to nobody but by sentences.
  if (path.startsWith('api/')) return [[path, writtenIn(path)]];
  const exported: Record<string, unknown> = jest.requireActual(file);
  return Object.entries(exported).filter((entry): entry is [string, Texts] => isTexts(entry[1]));
}

function writtenIn(file: string): Texts {
  const found = portalTexts.filter(({ catalogue }) => catalogue.startsWith(`${file}#`));
  const inLanguage = (language: 'nl' | 'en') =>
    Object.fromEntries(found.map((text) => [text.key, text[language]]));
  return { nl: inLanguage('nl'), en: inLanguage('en') };
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && Reflect.has(value, 'nl') && Reflect.has(value, 'en');
}

/** What a library for the whole of the format makes of a message. */
function asTheLibrary(message: string, locale: 'nl' | 'en') {
  const messages = { it: compileMessageOrThrow(message) };
  const i18n = setupI18n({ locale, locales: [formatLocale(locale)], messages: { [locale]: messages } });
  return { parts: messages.it, write: (values: Values) => i18n._('it', values) };
}

/** Numbers on both sides of every plural, and each word that a message chooses by. */
function triesOf(parts: CompiledMessage): Values[] {
  const names = new Set<string>();
  const words = new Set<string>(['Lotte']);
  const walk = (list: CompiledMessage): void => {
    for (const part of list) {
      if (typeof part === 'string') continue;
      const [name, kind, cases] = part;
      names.add(name);
      if (typeof cases !== 'object' || cases === null) continue;
      for (const [word, inner] of Object.entries(cases)) {
        if (kind === 'select') words.add(word);
        if (Array.isArray(inner)) walk(inner as CompiledMessage);
      }
    }
  };
  walk(parts);
  const all = [0, 1, 2, 3, 11, 21, 1234.5, ...words];
  return all.map((value) => Object.fromEntries([...names].map((name) => [name, value])));
}

describe('the texts of the product', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(70);
  });

  it('are all in the file for translators', () => {
    const pairs = new Set(portalTexts.map(({ key, nl }) => `${key} ${nl}`));
    const unknown = files
      // Pages of others are in Dutch and English only.
      .filter((file) => !file.includes('/guest/'))
      .flatMap((file) => textsIn(file).flatMap(([, { nl }]) => Object.entries(nl)))
      .map(([key, sentence]) => `${key} ${sentence}`)
      .filter((text) => !pairs.has(text));
    expect(unknown).toEqual([]);
  });

  it.each(files.map((file) => relative(REPOSITORY, file)))('in %s are parsed like ICU messages', (file) => {
    const catalogues = textsIn(join(REPOSITORY, file));
    expect(catalogues.flatMap(([, { nl }]) => Object.keys(nl))).not.toEqual([]);
    for (const [, texts] of catalogues) {
      for (const locale of ['nl', 'en'] as const) {
        const translate = createTranslator(texts, locale);
        for (const [key, message] of Object.entries(texts[locale])) {
          const { parts, write } = asTheLibrary(message, locale);
          for (const values of triesOf(parts)) {
            expect([key, values, translate(key, values)]).toEqual([key, values, write(values)]);
          }
        }
      }
    }
  });
});
