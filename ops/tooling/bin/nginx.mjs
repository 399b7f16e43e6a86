// npm run nginx -- [options]: prints an nginx configuration equivalent to the gateway; `--help` lists the options.
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
  [join(REPOSITORY, 'ops/gateway/dist/nginx/main.js'), ...process.argv.slice(2)],
  // Paths in arguments are relative to the directory where the command was typed.
  { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' },
);
process.exit(status ?? 1);
