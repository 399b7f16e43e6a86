// npm run nginx -- [options]: prints a configuration of nginx that says what the gateway says; `--help` lists the options.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build({ bundles: false, contracts: false, toolingOnly: true, quiet: true }))) {
  fail('The tooling could not be built, see above.');
}

const { status } = spawnSync(
  process.execPath,
  [join(REPOSITORY, 'tooling/dist/nginx/main.js'), ...process.argv.slice(2)],
  // Files on the command line are meant from where the command was typed.
  { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' },
);
process.exit(status ?? 1);
