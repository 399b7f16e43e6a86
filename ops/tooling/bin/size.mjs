// npm run size: source lines, files, long functions and folders that import each other by package, circles of files,
// and bytes of each budget.
//   --check   one sentence for each figure that grew beyond ops/tooling/size.json, and a failure
//   --write   renews ops/tooling/size.json; the commit that does so says why a figure grew
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { readArguments } from './lib/readArguments.mjs';
import { growth, sizeOf, sourceFiles } from './lib/size.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const FILE = join(REPOSITORY, 'ops/tooling/size.json');

const { values: options } = readArguments(
  { options: { check: { type: 'boolean' }, write: { type: 'boolean' } } },
  'Usage: npm run size -- [--check | --write]',
);
const size = sizeOf(REPOSITORY, sourceFiles(REPOSITORY));

if (options.write) writeFileSync(FILE, `${JSON.stringify(size, null, 2)}\n`);
if (options.check) {
  const grown = growth(JSON.parse(readFileSync(FILE, 'utf8')), size);
  if (grown.length > 0)
    fail(`${grown.join('\n')}\nTake it back, or run npm run size -- --write and say why.`);
} else {
  console.table(size.packages);
  console.table({ circles: size.circles, ...size.budgets });
}
