// npm run release -- <verb>: publishes, canaries, activates and rolls back one remote; `--help` lists all verbs.
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { runReleaseTool } from './lib/releaseTool.mjs';
import { readSettings } from './lib/settings.mjs';

const args = process.argv.slice(2);
const settings = readSettings();
const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
// Scripts parse stdout: it carries the result of the command only.
const quiet = args.includes('--json');
if (!(await build({ bundles: false, contracts: false, toolingOnly: true, quiet }))) {
  fail('The release tool could not be built, see above.');
}
process.exit(
  await runReleaseTool(args, {
    buildOne: (name) => build({ only: [name], toolingOnly: true, quiet }),
    env: { ...process.env, DATA_DIR: settings.dataDir },
  }),
);
