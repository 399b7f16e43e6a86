// npm run mutate: changes production code, one mutation after the other (ops/tooling/mutations), and says which test of
// `npm test` finds each. Works in a copy; the sources are never touched. Last line: `N found, N missed`.
//   --only <part>   mutations whose name contains it, or one of several, separated by commas
//   --list          the mutations without trying them
//   --near          only the tests that a mutation names, and those beside its source
//   --browser       also those that only a journey in a browser sees: builds the copy
//   --all           what `npm test` does not find is tried with all that `npm test -- --all` adds
//   --committed     the last commit instead of the files on disk
//   --workers 2     test files at once
//   --write         writes the results into ops/tooling/mutations/README.md
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATIONS } from '../mutations/mutations.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMariaDb } from './lib/mariadb.mjs';
import { copyRepository } from './lib/mutationCopy.mjs';
import { batchesOfAll, createTestRuns, farBatches, nearBatches } from './lib/mutationTests.mjs';
import { nodeProblem } from './lib/node.mjs';
import { whenAbandoned } from './lib/parent.mjs';
import { readArguments } from './lib/readArguments.mjs';
import { ensureRedis } from './lib/servers.mjs';
import { REPORTS } from './lib/stage.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const MISSED = { outcome: 'MISSED', file: '', test: '', size: '' };
const RESULTS = join(REPOSITORY, 'ops/tooling/mutations/README.md');

const { values: options } = readArguments(
  {
    options: {
      only: { type: 'string', default: '' },
      list: { type: 'boolean' },
      browser: { type: 'boolean' },
      near: { type: 'boolean' },
      all: { type: 'boolean' },
      committed: { type: 'boolean' },
      workers: { type: 'string', default: '2' },
      write: { type: 'boolean' },
    },
  },
  'Write npm run mutate -- [--only <part of a name>] [--list] [--near] [--browser] [--all] [--write].',
);
const parts = options.only.split(',');
const chosen = MUTATIONS.filter(({ name }) => parts.some((part) => name.includes(part)));
if (chosen.length === 0) fail(`No mutation has "${options.only}" in its name: npm run mutate -- --list.`);
if (options.list) {
  for (const { name, file, why, foundBy } of chosen) {
    console.log(`${name}${foundBy ? ' (--browser)' : ''}\n    ${file}\n    ${why}`);
  }
  process.exit(0);
}

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
const mariaDb = await ensureMariaDb();
if (mariaDb.problem) fail(mariaDb.problem);
mkdirSync(REPORTS, { recursive: true });
const logFile = join(REPORTS, 'mutate.log');
const log = openSync(logFile, 'w');
const copy = copyRepository({ committed: options.committed });
const runs = createTestRuns({
  folder: copy.folder,
  env: { ...process.env, ...ensureRedis(), TEST_DATABASE_URL: mariaDb.url },
  workers: Number(options.workers),
  log,
});
let isLeaving = false;
const leave = async () => {
  isLeaving = true;
  await runs.end();
  copy.remove();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void leave().then(() => process.exit(1)));
}
whenAbandoned(() => void leave().then(() => process.exit(1)));

/** Whether a file passes without a mutation: otherwise its failure proves nothing. */
const passes = new Map();
const results = [];
const allTests = runs.allTests();
try {
  for (const mutation of chosen) {
    if (isLeaving) break;
    const began = Date.now();
    const finding = mutation.foundBy === 'journey' ? await tryJourneys(mutation) : await tryTests(mutation);
    const result = { mutation, seconds: Math.round((Date.now() - began) / 1000), ...finding };
    results.push(result);
    console.log(rowOf(result));
  }
} finally {
  await leave();
  await mariaDb.stop();
}

if (options.write) writeResults();
const foundCount = results.filter(({ outcome }) => outcome === 'found').length;
const missedCount = results.filter(({ outcome }) => outcome === 'MISSED').length;
console.log(`\nThe tests’ output: ${logFile}`);
console.log(`${foundCount} found, ${missedCount} missed`);
process.exitCode = missedCount === 0 ? 0 : 1;

/** Tries Jest's tests, the nearest first, until one fails that passes without the mutation. */
async function tryTests(mutation) {
  const near = nearBatches(mutation, allTests);
  const found = await tryBatches(mutation, near);
  if (found) return found;
  if (options.near) return { outcome: 'not found nearby', file: '', test: '', size: '' };
  const related = await runs.relatedTo(mutation.file);
  const tried = near.flatMap(({ files }) => files);
  return (
    (await tryBatches(mutation, farBatches(mutation, related, tried))) ??
    (options.all ? await tryBatches(mutation, batchesOfAll(related)) : null) ??
    MISSED
  );
}

/** Null when nothing fails. */
async function tryBatches(mutation, batches) {
  for (const { files, size, env } of batches) {
    let rest = files;
    for (;;) {
      const failure = await whileMutated(mutation, () => runs.firstFailure(rest, env));
      if (!failure) break;
      if (!files.includes(failure.file) || (await passesByItself(failure.file, env)))
        return { outcome: 'found', ...failure, size };
      rest = rest.filter((file) => file !== failure.file);
    }
  }
  return null;
}

async function whileMutated(mutation, run) {
  const restore = copy.mutate(mutation);
  try {
    return await run();
  } finally {
    restore();
  }
}

async function passesByItself(file, env) {
  const key = JSON.stringify([file, env]);
  if (!passes.has(key)) passes.set(key, (await runs.firstFailure([file], env)) === null);
  if (!passes.get(key)) console.log(`${file} fails without a mutation: ignored`);
  return passes.get(key);
}

/** Builds the mutated copy, and plays the named journeys. */
async function tryJourneys(mutation) {
  if (!options.browser) return { outcome: 'not tried', file: '', test: '', size: '' };
  for (const file of mutation.tests ?? []) {
    const { isOk } = await whileMutated(mutation, () => runs.journey(file));
    if (isOk) continue;
    const key = `journey ${file}`;
    if (!passes.has(key)) passes.set(key, (await runs.journey(file)).isOk);
    if (passes.get(key)) return { outcome: 'found', file, test: 'a journey', size: 'npm test' };
    console.log(`${file} fails without a mutation: ignored`);
  }
  return MISSED;
}

/** One line for the console. */
function rowOf({ mutation, outcome, file, test, size, seconds }) {
  const where = outcome === 'found' ? `${file} (${size}) › ${test}` : outcome;
  return `${mutation.name.padEnd(40)} ${where} · ${seconds} s`;
}

/** Renews the rows of the mutations that were tried; the others keep theirs. */
function writeResults() {
  const text = readFileSync(RESULTS, 'utf8');
  const head = text.slice(0, text.indexOf('\n| --- ') + 1);
  const divider = '| --- | --- | --- |\n';
  const before = new Map([...text.matchAll(/^\| ([^|]+) \| .*$/gm)].map(([line, name = '']) => [name, line]));
  const renewed = new Map(
    results
      .filter(({ outcome }) => outcome === 'found' || outcome === 'MISSED')
      .map(({ mutation: { name }, outcome, file, size }) => [
        name,
        outcome === 'found' ? `| ${name} | \`${file}\` | ${size} |` : `| ${name} | – | missed |`,
      ]),
  );
  const rows = MUTATIONS.map(
    ({ name }) => renewed.get(name) ?? before.get(name) ?? `| ${name} | | not tried |`,
  );
  writeFileSync(RESULTS, `${head}${divider}${rows.join('\n')}\n`);
}
