// npm run restore -- --check: makes a backup of the database, loads it into a new one, and compares both.
// npm run restore -- <file> --into mysql://user:password@host:3306/database: loads a backup into an empty database.
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { readArguments } from './lib/readArguments.mjs';
import { checkBackup, restoreBackup } from './lib/restore.mjs';
import { readSettings } from './lib/settings.mjs';

const USAGE =
  'Usage: npm run restore -- --check [file], or npm run restore -- <file> --into mysql://user:password@host:3306/database.';
const { values, positionals } = readArguments(
  {
    options: { check: { type: 'boolean' }, into: { type: 'string' } },
    allowPositionals: true,
    strict: true,
  },
  USAGE,
);
const [file] = positionals;
if (positionals.length > 1 || Boolean(values.check) === Boolean(values.into)) fail(USAGE);
if (values.into && !file) fail(USAGE);

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build({ bundles: false, quiet: true }))) fail('The API could not be built, see above.');

const settings = readSettings();
try {
  if (values.check) await checkBackup(settings, { file, print: console.log });
  else await restoreBackup(file, values.into, { print: console.log });
} catch (error) {
  fail(error.message);
}
