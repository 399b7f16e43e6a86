import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { competitionsDirectory } from '../src/infra/competitionsDirectory.js';
import { describeProblem } from '../src/tournament/feed/feedProblem.js';
import { readFeed } from '../src/tournament/feed/readFeed.js';
import { VALUES_FILE } from '../src/tournament/feed/readValues.js';
import { makeValues, writeValues } from './makeValues.js';

// Writes competitions/euro2024/values.csv again from the tournament's own points: `npm run values -w @euro/api`.
const directory = join(competitionsDirectory(), 'euro2024');
const read = await readFeed(directory);
if (!read.ok) throw new Error(read.problems.map(describeProblem).join('\n'));
const values = makeValues(read.feed);
await writeFile(join(directory, VALUES_FILE), writeValues(values));
process.stdout.write(`${values.length} values\n`);
