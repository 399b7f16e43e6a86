// npm run game -- <verb>: the operator's commands (import, clock, settle, confirm, reopen, replay, provider, role,
// seed-teams, report).
import { runGame } from './lib/api.mjs';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { readSettings } from './lib/settings.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build({ bundles: false, quiet: true }))) fail('The API could not be built, see above.');

// Ctrl-C reaches the child too: it finishes its work, and this process ends with it.
process.on('SIGINT', () => {});

// Paths in arguments are relative to the directory where the command was typed.
const cwd = process.env.INIT_CWD ?? process.cwd();
process.exit(runGame(process.argv.slice(2), readSettings(), { cwd }));
