// npm test: runs all checks from a bare clone. The last line says `N passed, N failed`.
//   --all         also the API's tests on both databases in full, faults on a whole cluster, a journey in Firefox and
//                 WebKit, and every page in the pseudo-language
//   --retry       runs a failed test once more, and lists those that pass then
//   --node 24     under another line of Node
//   --repeat 20 <file>   runs one test file many times, to find flaky tests
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ON_MARIADB } from '../../../api/src/testing/run/onMariaDb.mjs';
import { runE2e } from './lib/e2e.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMariaDb } from './lib/mariadb.mjs';
import { findNode, nodeProblem, runUnder } from './lib/node.mjs';
import { whenAbandoned } from './lib/parent.mjs';
import { ensureNginx, ensureRedis } from './lib/servers.mjs';
import {
  checkStage,
  clearReports,
  countedStage,
  endStages,
  jestStage,
  passedAtSecondTries,
  REPORTS,
} from './lib/stage.mjs';
import { buildStories, lookAtStories } from './lib/stories.mjs';
import { writeTimes } from './lib/times.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const inRepository = (path) => join(REPOSITORY, path);
const FAILED = { passed: 0, failed: 1 };

/** Folder in which the API's tests record their statements. */
const STATEMENTS = join(REPORTS, 'statements');

/** Runs its own processes, on a private MariaDB in that stage. */
const CAPACITY = 'ops/bench/src/capacity/capacity.db.test.ts';

const biome = inRepository('node_modules/@biomejs/biome/bin/biome');
const tsc = inRepository('node_modules/typescript/bin/tsc');

/** Run one after the other: each keeps two cores busy, and two concurrent ones took longer. */
const STAGES = [
  ['lint', () => checkStage([biome, 'check', '--error-on-warnings', '.'])],
  ['types', () => checkStage([tsc, '-b'])],
  ['unit', () => jestStage('unit', [], { API_TEST_DATABASE: 'sqlite', API_TEST_STATEMENTS: STATEMENTS })],
  // Needs the statements of `unit`.
  ['api on MariaDB', apiOnMariaDb],
  ['build', build],
  ['history', history],
  ['stories', () => (isStorybookBuilt ? lookAtStories() : FAILED)],
  ['browser', () => runE2e()],
  ['other browsers', () => runE2e(['--project', 'engines'])],
  ['pseudo-language', pseudoLanguage],
];

/** Takes long, or needs programs that few machines have. */
const ONLY_WITH_ALL = ['history', 'other browsers', 'pseudo-language'];

const { node: line, repeat, file, all, retry } = readOptions();
if (line !== undefined) {
  const other = findNode(line);
  if (other.problem) fail(`${other.problem}\n0 passed, 1 failed`);
  await runUnder(other.path, [process.argv[1], ...(all ? ['--all'] : []), ...(retry ? ['--retry'] : [])]);
}

console.log(`Node ${process.version}`);
const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(`${problem}\n0 passed, 1 failed`);
clearReports();
mkdirSync(STATEMENTS);
Object.assign(process.env, ensureRedis(), ensureNginx(), {
  ...(retry && { TEST_TRIES: '2' }),
});

let isInterrupted = false;
/** Stories of an earlier build prove nothing. */
let isStorybookBuilt = false;
let stopDatabase = async () => {};
const interrupt = () => {
  isInterrupted = true;
  endStages();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
whenAbandoned(interrupt);

const results = [];
await runStages(
  repeat ? runRepeatedly(file, repeat) : STAGES.filter(([name]) => all || !ONLY_WITH_ALL.includes(name)),
);
await stopDatabase();
writeTimes(REPORTS);

console.log('\nstage            seconds   passed   failed');
for (const { name, seconds, passed, failed } of results) {
  console.log(
    `${name.padEnd(16)} ${seconds.padStart(7)} ${String(passed).padStart(8)} ${String(failed).padStart(8)}`,
  );
}
for (const test of passedAtSecondTries()) console.log(`\npassed only at the second try: ${test}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, isInterrupted ? 1 : 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs stages one after the other, and keeps what each of them found. */
async function runStages(stages) {
  for (const [name, run] of stages) {
    if (isInterrupted) return;
    console.log(`\n── ${name}`);
    const began = Date.now();
    const counts = await run().catch((error) => {
      console.log(String(error.stack ?? error));
      return FAILED;
    });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    results.push({ name, seconds, ...counts });
    console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  }
}

/** Parses the command line. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        node: { type: 'string' },
        repeat: { type: 'string' },
        all: { type: 'boolean' },
        retry: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [file] = positionals;
    const repeat = values.repeat === undefined ? 0 : Number(values.repeat);
    if (values.repeat !== undefined && !(repeat >= 1 && file)) throw new Error('Write --repeat 20 <file>.');
    if (values.repeat === undefined && file)
      throw new Error(`One file alone: npx jest ${file}, or npm run e2e -- ${file}.`);
    return { ...values, repeat, file };
  } catch (error) {
    return fail(`${error.message}\n0 passed, 1 failed`);
  }
}

/** The stages that run one file many times. */
function runRepeatedly(file, times) {
  const run = file.endsWith('.spec.ts')
    ? () => runE2e([file])
    : () => jestStage('repeated', ['--runTestsByPath', file]);
  return Array.from({ length: times }, (_, at) => [`run ${at + 1}`, run]);
}

/**
 * The API's tests whose statements, locks and migrations MariaDB may treat differently, or with `--all` all that open a
 * database; and whether they send it what the others send to SQLite.
 */
async function apiOnMariaDb() {
  const server = await ensureMariaDb();
  if (server.problem) {
    console.log(server.problem);
    return FAILED;
  }
  stopDatabase = server.stop;
  const files = all
    ? ['--findRelatedTests', 'api/src/infra/db/connectDatabase.ts']
    : ['--runTestsByPath', ...ON_MARIADB, CAPACITY];
  const env = {
    API_TEST_DATABASE: 'mysql',
    TEST_DATABASE_URL: server.url,
    API_TEST_STATEMENTS: STATEMENTS,
  };
  // A server works while they wait.
  const apiTests = await jestStage('api-mariadb', ['--selectProjects', 'db', '--', ...files], env, 4);
  const compared = await countedStage([
    inRepository('api/src/testing/run/compareStatements.mjs'),
    STATEMENTS,
  ]);
  return { passed: apiTests.passed + compared.passed, failed: apiTests.failed + compared.failed };
}

/** Builds the portal and Storybook concurrently, since a bundler uses one core only. */
async function build() {
  const [portal, storybook] = await Promise.all([
    checkStage([inRepository('ops/tooling/bin/build.mjs')]),
    buildStories(),
  ]);
  isStorybookBuilt = storybook.failed === 0;
  return { passed: portal.passed + storybook.passed, failed: portal.failed + storybook.failed };
}

/** Half a minute of faults on a whole cluster, and the check of all writes' history. */
function history() {
  return checkStage([inRepository('ops/tooling/bin/faults.mjs'), 'history', '--minutes', '0.5']);
}

/** Every page in a language that is 40 % longer, in its own build; the ordinary one is built again afterwards. */
async function pseudoLanguage() {
  const texts = inRepository('ops/tooling/bin/texts.mjs');
  const pseudoTexts = await checkStage([texts, 'pseudo']);
  if (pseudoTexts.failed > 0) return pseudoTexts;
  process.env.PSEUDO_LANGUAGE = '1';
  const journeys = await runE2e(['--project', 'pseudo-language']);
  delete process.env.PSEUDO_LANGUAGE;
  const cleanup = await checkStage([texts, 'pseudo', '--remove']);
  const rebuild = await checkStage([inRepository('ops/tooling/bin/build.mjs')]);
  return {
    passed: pseudoTexts.passed + journeys.passed + cleanup.passed + rebuild.passed,
    failed: journeys.failed + cleanup.failed + rebuild.failed,
  };
}
