import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

/** A language whose texts are files of `translations/`, beside Dutch and English of the sources. */
export interface AddedLanguage {
  /** Its folder: `fr`. */
  readonly code: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** BCP 47 tag for plurals, numbers and dates: `fr-BE`. */
  readonly locale: string;
}

/** A translated text with the Dutch it was made from, by which a later change of that is noticed. */
export interface TranslatedText {
  readonly nl: string;
  readonly text: string;
}

/** TranslatedText texts by catalogue and key. */
export type Translation = Readonly<Record<string, Readonly<Record<string, TranslatedText>>>>;

/**
 * The pseudo-language, for tests of layouts and of texts outside of catalogues; never offered without
 * PSEUDO_LANGUAGE=1.
 */
export const PSEUDO = { code: 'en-XA', name: '[Þšéûðô]', locale: 'en-XA' };

export const TRANSLATIONS = 'translations';
const ABOUT = 'language.json';

/** The added languages; the pseudo-language only with PSEUDO_LANGUAGE=1. */
export function addedLanguages(repository = REPOSITORY): AddedLanguage[] {
  const folder = join(repository, TRANSLATIONS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((code) => existsSync(join(folder, code, ABOUT)))
    .filter((code) => code !== PSEUDO.code || process.env.PSEUDO_LANGUAGE === '1')
    .toSorted()
    .map((code) => ({ ...readJson<Omit<AddedLanguage, 'code'>>(join(folder, code, ABOUT)), code }));
}

/** Files that hold a translation, absolute. */
export function filesOfTranslation(code: string, repository = REPOSITORY): string[] {
  const folder = join(repository, TRANSLATIONS, code);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== ABOUT)
    .toSorted()
    .map((file) => join(folder, file));
}

export function readTranslation(code: string, repository = REPOSITORY): Translation {
  return Object.assign(
    {},
    ...filesOfTranslation(code, repository).map((file) => readJson<Translation>(file)),
  );
}

/** Replaces a translation: one file for each package, and the description of the language. */
export function writeTranslation(
  { code, name, locale }: AddedLanguage,
  translation: Translation,
  repository = REPOSITORY,
): void {
  const folder = join(repository, TRANSLATIONS, code);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, ABOUT), { name, locale });
  const entries = Object.entries(translation);
  for (const file of new Set(Object.keys(translation).map(packageOf))) {
    const own = entries.filter(([catalogue]) => packageOf(catalogue) === file);
    writeJson(join(folder, `${file}.json`), Object.fromEntries(own));
  }
}

/** `mf-team`, `game-ui`: name of the file that holds a catalogue's texts. */
export function packageOf(catalogue: string): string {
  return /^(?:packages\/)?([^/]+)/.exec(catalogue)?.[1] ?? '';
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
