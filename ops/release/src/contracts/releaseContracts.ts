import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@euro/platform';
import { listNumber, writeBaseline } from './baselines.js';
import { PARTS } from './parts.js';
import { CONTRACT_SOURCES, freezeTypes } from './types/freezeTypes.js';

/**
 * Stores the current contracts as released: under the same number, which makes additions binding, or under a new one.
 */
export function releaseContracts(repository: string, folder: string): void {
  for (const { part, describe } of PARTS) {
    const now = describe(repository);
    if (!now) continue;
    writeBaseline(folder, part, now);
    listNumber(folder, part, now.number);
  }
  writeReleasedTypes(repository);
}

function writeReleasedTypes(repository: string): void {
  const contract = join(repository, 'packages/platform/src/contract');
  const releasedFolder = join(contract, 'released');
  const sources = CONTRACT_SOURCES.map((name) => readFileSync(join(contract, `${name}.ts`), 'utf8'));
  mkdirSync(releasedFolder, { recursive: true });
  write(join(releasedFolder, `${CONTRACT}.ts`), freezeTypes(CONTRACT, sources));
  write(
    join(releasedFolder, 'latest.ts'),
    `// The number that was released last; written by npm run contracts -- release.\nexport type * from './${CONTRACT}.js';\n`,
  );
}

/** Writes a file only when its content differs, so that its dependents are not rebuilt. */
function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
