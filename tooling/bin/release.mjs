// npm run release -- <verb>: publishes a remote alone, lets a share of the browsers try it, rolls it back; `--help` lists all.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { readSettings } from './lib/settings.mjs';
import { bundledFolders, REPOSITORY } from './lib/workspace.mjs';

const args = process.argv.slice(2);
const settings = readSettings();
const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
// What scripts read is the command's own answer, and nothing else.
const quiet = args.includes('--json');
if (!(await build({ bundles: false, contracts: false, toolingOnly: true, quiet }))) {
  fail('The release tool could not be built, see above.');
}

const [verb, name] = args.filter((arg) => !arg.startsWith('-'));
const isBuiltHere = verb === 'publish' && !args.some((arg) => /^(--from|--help|-h)\b/.test(arg));
if (isBuiltHere && name !== 'shell' && bundledFolders().includes(name)) {
  if (!(await build({ only: [name], toolingOnly: true, quiet })))
    fail(`${name} could not be built, see above.`);
}

const { status } = spawnSync(process.execPath, [join(REPOSITORY, 'tooling/dist/release/main.js'), ...args], {
  // Folders on the command line are meant from where the command was typed.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, DATA_DIR: settings.dataDir },
  stdio: 'inherit',
});
process.exit(status ?? 1);
