// compareStatements.mjs <folder>: fails when a statement or lock that the API's tests use on SQLite is never sent to
// MariaDB by the files of onMariaDb.mjs.
// `npm test` runs those files on MariaDB, and the others on SQLite: the list must reach every statement.
// `npm test -- --all`, which runs this, has every file on both: what the other files send to MariaDB doesn't count.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ON_MARIADB } from './onMariaDb.mjs';

/** What only SQLite is sent: questions about its schema, tables that are rebuilt, and texts that `||` joins. */
const OF_SQLITE = [/\bsqlite_master\b|\bpragma_/, /^INSERT \w+_backup$/, / FROM kept_\w+$/, / \|\| /];

const [folder] = process.argv.slice(2);
const onSqlite = read('sqlite');
const onMariaDb = read('mysql', (test) => ON_MARIADB.includes(test));
const missing = [...onSqlite].filter(
  ([shape]) => !onMariaDb.has(shape) && !OF_SQLITE.some((pattern) => pattern.test(shape)),
);
for (const [shape, test] of missing) console.log(`✗ runs on SQLite only, in ${test}:\n    ${shape}`);
if (missing.length > 0) {
  console.log('Add a test file that reaches them to api/src/testing/run/onMariaDb.mjs.');
}
console.log(
  `${onSqlite.size} statements and locks on SQLite, ${onMariaDb.size} on MariaDB by ${ON_MARIADB.length} files`,
);
const isComplete = onSqlite.size > 0 && missing.length === 0;
console.log(isComplete ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = isComplete ? 0 : 1;

/** A test file by shape of statement. */
function read(dialect, isCounted = () => true) {
  const file = join(folder, `${dialect}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const records = lines.map((line) => JSON.parse(line)).filter(({ test }) => isCounted(test));
  return new Map(records.map(({ shape, test }) => [shape, test]));
}
