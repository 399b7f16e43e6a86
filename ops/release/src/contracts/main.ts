// check | diff | release: compares the current contracts with the released ones (docs/guides/contracts.md).
import { join } from 'node:path';
import { REPOSITORY } from '../registry/repository.js';
import { diffContracts } from './diffContracts.js';
import { runContracts } from './runContracts.js';

const [verb] = process.argv.slice(2);
const folder = join(REPOSITORY, 'ops/release/contracts');
if (verb === 'diff') {
  for (const line of diffContracts(REPOSITORY, folder)) console.log(line);
} else {
  const { isCompatible, text } = runContracts(verb === 'release' ? 'release' : 'check', REPOSITORY, folder);
  // To stderr: stdout is for scripts.
  if (text) (verb === 'release' && isCompatible ? console.log : console.error)(text);
  process.exitCode = isCompatible ? 0 : 1;
}
