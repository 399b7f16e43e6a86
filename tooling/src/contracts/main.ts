// check | release: holds what is published to what was released before (docs/guides/contracts.md).
import { join } from 'node:path';
import { REPOSITORY } from '../workspace/repository.js';
import { runContracts } from './runContracts.js';

const [verb] = process.argv.slice(2);
const { isKept, text } = runContracts(
  verb === 'release' ? 'release' : 'check',
  REPOSITORY,
  join(REPOSITORY, 'contracts'),
);
// What a check says is for people, also where a command's own answer is read by a script.
if (text) (verb === 'release' && isKept ? console.log : console.error)(text);
process.exitCode = isKept ? 0 : 1;
