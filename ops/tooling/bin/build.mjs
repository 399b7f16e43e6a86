// npm run build [-- mf-team shell] [--force] [--keep-going]: builds what changed, or only the packages named.
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { readArguments } from './lib/readArguments.mjs';
import { bundledFolders, bundleName } from './lib/workspace.mjs';

const { values, positionals: only } = readArguments(
  { options: { force: { type: 'boolean' }, 'keep-going': { type: 'boolean' } }, allowPositionals: true },
  'npm run build -- [mf-team shell] [--force] [--keep-going]',
);
const names = bundledFolders().map(bundleName);
const unknown = only.find((name) => !names.includes(name));
if (unknown) fail(`There is no ${unknown} to build: choose from ${names.join(', ')}.`);
const ok = await build({ only, force: values.force, keepGoing: values['keep-going'] });
process.exit(ok ? 0 : 1);
