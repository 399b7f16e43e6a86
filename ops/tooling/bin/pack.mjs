// npm run pack [-- <folder>]: the packages for teams in other repositories, as tarballs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { readArguments } from './lib/readArguments.mjs';
import { REPOSITORY, TOOLING } from './lib/workspace.mjs';

const { positionals } = readArguments({ allowPositionals: true }, 'npm run pack -- <folder>');
const [folder = join(REPOSITORY, '.cache/packages')] = positionals;
const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build({ bundles: false }))) fail('What is packed could not be built, see above.');
const { PUBLIC } = await import(pathToFileURL(join(TOOLING, 'dist/pack/packPackages.js')).href);
const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
const typed = PUBLIC.filter((path) => existsSync(join(REPOSITORY, path, 'tsconfig.json')));
const types = spawnSync(process.execPath, [tsc, '-b', ...typed, 'ops/tooling/workbench'], {
  cwd: REPOSITORY,
  stdio: 'inherit',
});
if (types.status !== 0) fail('The types could not be built, see above.');
const generator = join(REPOSITORY, 'packages/api-client/generate.mjs');
if (spawnSync(process.execPath, [generator], { stdio: 'inherit' }).status !== 0)
  fail('The client of the API could not be generated, see above.');
const target = resolve(process.env.INIT_CWD ?? '.', folder);
const { status } = spawnSync(process.execPath, [join(TOOLING, 'dist/pack/main.js'), target], {
  cwd: REPOSITORY,
  stdio: 'inherit',
});
process.exit(status ?? 1);
