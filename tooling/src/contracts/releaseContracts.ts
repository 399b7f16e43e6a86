import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@euro/platform';
import { listNumber, writeBaseline } from './baselines.js';
import { PARTS } from './parts.js';
import { CONTRACT_SOURCES, freezeTypes } from './types/freezeTypes.js';

/**
 * Writes down what the sources promise now as what was released: under the number they have, so that what was added is kept
 * from here on, or under a new one.
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
  const contract = join(repository, 'platform/src/contract');
  const released = join(contract, 'released');
  const sources = CONTRACT_SOURCES.map((name) => readFileSync(join(contract, `${name}.ts`), 'utf8'));
  mkdirSync(released, { recursive: true });
  write(join(released, `${CONTRACT}.ts`), freezeTypes(CONTRACT, sources));
  write(
    join(released, 'latest.ts'),
    `// The number that was released last; written by npm run contracts -- release.\nexport type * from './${CONTRACT}.js';\n`,
  );
}

/** Leaves the time of a file that says the same alone: nothing that is made of it is made again. */
function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
