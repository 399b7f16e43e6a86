// npm run capacity [-- --teams 10000000] [--database sqlite] [--into docs/guides/capacity.md]: games of growing size,
// measured step by step.
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { runProcesses } from './lib/faultPrograms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build({ bundles: false, contracts: false })))
  fail('What it needs could not be built, see above.');
process.exit(await runProcesses(join(REPOSITORY, 'ops/bench/dist/capacity/main.js'), process.argv.slice(2)));
