import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { API, isOfApi } from './portalTexts.js';
import { type AddedLanguage, readTranslation, type Translation } from './translations.js';

/** Translations that the API reads at its start (`api/src/texts/translations.ts`), beside its program. */
const FOLDER = join(API, 'dist/translations');
/** Names of nations, which results and pictures have too. */
const NATIONS = 'packages/contract/clubs.ts';

/** Writes the texts that the API has in each added language, a file each, in place of those of an earlier build. */
export function writeApiTranslations(languages: readonly AddedLanguage[], repository = REPOSITORY): void {
  const folder = join(repository, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  if (languages.length > 0) mkdirSync(folder, { recursive: true });
  for (const { code, locale } of languages) {
    const texts = textsOfApi(readTranslation(code, repository));
    writeFileSync(join(folder, `${code}.json`), JSON.stringify({ locale, texts }));
  }
}

/** By file and key: a file of the API has one catalogue. */
function textsOfApi(translation: Translation): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(translation)
      .filter(([catalogue]) => isOfApi(catalogue) || catalogue === NATIONS)
      .map(([catalogue, own]) => [
        catalogue.replace(/#.*/, ''),
        Object.fromEntries(Object.entries(own).map(([key, { text }]) => [key, text])),
      ]),
  );
}
