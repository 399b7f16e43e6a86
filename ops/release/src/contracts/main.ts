// check | diff | diff <before.json> <after.json> | release: compares the current contracts with the released ones, or two
// documents (docs/guides/contracts.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../registry/repository.js';
import { diffContracts, diffValues } from './diffContracts.js';
import { runContracts } from './runContracts.js';

const [verb, before, after] = process.argv.slice(2);
const folder = join(REPOSITORY, 'ops/release/contracts');
if (verb === 'diff' && before && after) {
  const [old, current] = [before, after].map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  for (const line of diffValues(old, current)) console.log(line);
} else if (verb === 'diff') {
  for (const line of diffContracts(REPOSITORY, folder)) console.log(line);
} else {
  const { isCompatible, text } = runContracts(verb === 'release' ? 'release' : 'check', REPOSITORY, folder);
  // To stderr: stdout is for scripts.
  if (text) (verb === 'release' && isCompatible ? console.log : console.error)(text);
  process.exitCode = isCompatible ? 0 : 1;
}
