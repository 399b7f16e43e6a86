// npm run contracts -- check | diff | release: compares API, platform and embeds with their released contracts; diff
// prints each difference, release stores the current contracts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
const [verb = 'check'] = process.argv.slice(2);
if (!['check', 'diff', 'release'].includes(verb))
  fail(`There is no ${verb}: npm run contracts -- check | diff | release.`);
if (!(await build({ bundles: false, quiet: true, contracts: false }))) {
  fail('The packages for Node could not be built, see above.');
}
const program = join(REPOSITORY, 'ops/release/dist/contracts/main.js');
const { status } = spawnSync(process.execPath, [program, verb], { stdio: 'inherit' });
if (status === 0 && verb === 'check') console.log('Nothing breaks a released contract.');
process.exit(status ?? 1);
