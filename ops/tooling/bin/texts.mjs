// npm run texts -- export fr | import fr fr.po | check | pseudo: the languages beside Dutch and English
// (docs/guides/translate.md).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { TOOLING } from './lib/workspace.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build({ bundles: false, quiet: true, contracts: false, toolingOnly: true, texts: false }))) {
  fail('The packages for Node could not be built, see above.');
}
const program = join(TOOLING, 'dist/texts/main.js');
process.exit(
  spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1,
);
