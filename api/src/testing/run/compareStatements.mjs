// compareStatements.mjs <folder>: fails when a statement or lock that the API's tests use on SQLite is never tried on
// MariaDB.
// `npm test` runs all tests on SQLite, and on MariaDB those of onMariaDb.mjs: that list must reach every statement.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only SQLite is sent: questions about its schema, tables that are rebuilt, and texts that `||` joins. */
const OF_SQLITE = [/\bsqlite_master\b|\bpragma_/, /^INSERT \w+_backup$/, / FROM kept_\w+$/, / \|\| /];

const [folder] = process.argv.slice(2);
const onSqlite = read('sqlite');
const onMariaDb = read('mysql');
const missing = [...onSqlite].filter(
  ([shape]) => !onMariaDb.has(shape) && !OF_SQLITE.some((pattern) => pattern.test(shape)),
);
for (const [shape, test] of missing) console.log(`✗ runs on SQLite only, in ${test}:\n    ${shape}`);
if (missing.length > 0) {
  console.log('Add a test file that reaches them to api/src/testing/run/onMariaDb.mjs.');
}
console.log(`${onSqlite.size} statements and locks on SQLite, ${onMariaDb.size} on MariaDB`);
const isComplete = onSqlite.size > 0 && missing.length === 0;
console.log(isComplete ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = isComplete ? 0 : 1;

/** A test file by shape of statement. */
function read(dialect) {
  const file = join(folder, `${dialect}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => JSON.parse(line)).map(({ shape, test }) => [shape, test]));
}
