import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

/** Files that name the API's variables. */
export const OF_API = ['env', 'feedEnv', 'secretFiles', 'servicesEnv'].map(
  (name) => `api/src/infra/${name}.ts`,
);

/** Words of source files that may be variables of the environment. */
export function variablesOf(...files: readonly string[]): ReadonlySet<string> {
  const texts = files.map((file) => readFileSync(join(REPOSITORY, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\b[A-Z][A-Z\d_]{3,}\b/g) ?? []));
}
