import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUES, loadTranslations } from '../texts/index.js';

/**
 * The added language of tests, as the build writes it: the English of every text in brackets, numbers and dates as in
 * German.
 */
export const PSEUDO = 'en-XA';
const PSEUDO_LOCALE = 'de-DE';

/**
 * Adds it to the languages of this process.
 * @param change replaces texts of a file by key
 * @param code of another language with these texts
 * @returns takes it away again
 */
export function addPseudoLanguage(
  change: Readonly<Record<string, Record<string, string>>> = {},
  code = PSEUDO,
): () => void {
  const texts = Object.fromEntries(
    [...CATALOGUES].map(([file, { en }]) => [file, { ...bracketed(en), ...change[file] }]),
  );
  const nations = { 'packages/contract/clubs.ts': { Duitsland: '[Germany]' } };
  const folder = mkdtempSync(join(tmpdir(), 'euro-pseudo-'));
  const content = { locale: PSEUDO_LOCALE, texts: { ...texts, ...nations } };
  writeFileSync(join(folder, `${code}.json`), JSON.stringify(content));
  loadTranslations(folder);
  rmSync(folder, { recursive: true });
  return () => loadTranslations(folder);
}

const bracketed = (sentences: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, `[${sentence}]`]));
