import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** A translation as `npm run build` writes it for the API. */
const translationFile = z.object({
  locale: z.string(),
  /** Texts by file of the catalogue, from the repository (`api/src/mail/greeting.ts`), and by key. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
});

/** An added language. */
export interface AddedLanguage extends z.infer<typeof translationFile> {
  /** Differs when a text does. */
  readonly revision: string;
}

/** Beside the program: none beside the sources. */
const BUILD_FOLDER = fileURLToPath(new URL('../../translations', import.meta.url));

let languages = readTranslations(BUILD_FOLDER);

/** Takes the translations of another folder than the one that the build writes. */
export function loadTranslations(folder: string): void {
  languages = readTranslations(folder);
}

/** Codes of the added languages: `fr`. */
export const addedCodes = (): string[] => [...languages.keys()];

/** A language by its code; undefined when it is none of the added ones. */
export const addedLanguage = (code: string): AddedLanguage | undefined => languages.get(code);

function readTranslations(folder: string): ReadonlyMap<string, AddedLanguage> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    files.toSorted().map((file) => {
      const json = readFileSync(join(folder, file), 'utf8');
      const revision = createHash('sha256').update(json).digest('base64url').slice(0, 10);
      return [file.replace(/\.json$/, ''), { ...translationFile.parse(JSON.parse(json)), revision }];
    }),
  );
}
