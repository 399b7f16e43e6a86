// npm run new -- mf-quiz [--path /quiz] [--title-nl Quiz] [--title-en Quiz]: a remote that is built, tested and in the
// menu.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { readNewRemote, writeRemote } from './lib/newRemote.mjs';
import { npmCommand } from './lib/npm.mjs';
import { readArguments } from './lib/readArguments.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const { name, options } = readRequest();
const read = readNewRemote(name, {
  path: options.path,
  titleNl: options['title-nl'],
  titleEn: options['title-en'],
});
if ('problem' in read) fail(read.problem);
writeRemote(read.remote);
format();
if (!options['no-install'] && !install()) {
  fail(`${name} is written, but npm could not link it: run npm install, its own words are above.`);
}
console.log(`${name} is there, with one page at ${read.remote.path} in its four states, and its tests. Next:

  npm run dev -- ${name}                       see it at ${read.remote.path} of the portal, and alone at /__dev/${name}
  npx jest ${name}                             its tests, the contract's among them
  npx tsc -b ${name} && npx biome check ${name}
  npm run release -- publish ${name} --hold    when it is ready

docs/guides/write-a-remote.md goes through all of it.`);

function readRequest() {
  const knownOptions = {
    path: { type: 'string' },
    'title-nl': { type: 'string' },
    'title-en': { type: 'string' },
    // For another way of installation.
    'no-install': { type: 'boolean' },
  };
  const { positionals, values } = readArguments(
    { options: knownOptions, allowPositionals: true },
    'npm run new -- mf-quiz [--path /quiz] [--title-nl Quiz] [--title-en Quiz]',
  );
  return { name: positionals[0], options: values };
}

/** Formats the new files, since names and titles vary in length. */
function format() {
  const biome = join(REPOSITORY, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', '--vcs-enabled=false', name, 'tsconfig.json'];
  spawnSync(process.execPath, args, { cwd: REPOSITORY, stdio: 'ignore' });
}

/** Links the package in node_modules without a download: its dependencies are installed already. */
function install() {
  const { command, args: before, shell } = npmCommand();
  const args = [
    ...before,
    'install',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync(command, args, {
    cwd: REPOSITORY,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
  return status === 0;
}
