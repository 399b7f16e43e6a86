// The stages of `npm test`: one after the other, since each keeps two cores busy, and two concurrent ones took longer.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ON_MARIADB } from '../../../../api/src/testing/run/onMariaDb.mjs';
import { runE2e } from './e2e.mjs';
import { ensureMariaDb } from './mariadb.mjs';
import { checkStage, countedStage, jestStage, REPORTS } from './stage.mjs';
import { buildStories, lookAtStories } from './stories.mjs';
import { REPOSITORY } from './workspace.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} minutes its budget on two quiet cores
 * @property {(scope: Scope) => Promise<Counts>} run
 * @property {boolean} [onlyWithAll] takes long, or needs programs that few machines have
 *
 * @typedef {object} Scope what a run looks at
 * @property {boolean} all everything, on both databases
 * @property {readonly string[]} folders packages whose tests run; without any, those of all packages
 * @property {readonly string[]} journeys files of journeys, by their names; without any, all
 */

const FAILED = { passed: 0, failed: 1 };
const NOTHING = { passed: 0, failed: 0 };

const inRepository = (path) => join(REPOSITORY, path);
const biome = inRepository('node_modules/@biomejs/biome/bin/biome');
const tsc = inRepository('node_modules/typescript/bin/tsc');
const sizeCommand = inRepository('ops/tooling/bin/size.mjs');
const buildCommand = inRepository('ops/tooling/bin/build.mjs');

/** Folder in which the API's tests record their statements. */
const STATEMENTS = join(REPORTS, 'statements');

/** Stories of an earlier build prove nothing. */
let isStorybookBuilt = false;
let stopDatabase = async () => {};

/** @type {readonly Stage[]} */
export const STAGES = [
  { name: 'lint', minutes: 0.5, run: lint },
  { name: 'types', minutes: 1, run: () => checkStage([tsc, '-b']) },
  { name: 'pure', minutes: 3, run: (scope) => sizeStage('pure', scope) },
  { name: 'page', minutes: 5, run: (scope) => sizeStage('page', scope) },
  { name: 'db', minutes: 5, run: (scope) => (scope.all ? onBothDatabases() : onOwnDatabases(scope)) },
  { name: 'build', minutes: 1.5, run: build },
  { name: 'history', minutes: 1.5, run: history, onlyWithAll: true },
  { name: 'stories', minutes: 1, run: (scope) => (isStorybookBuilt ? lookAtStories(scope.folders) : FAILED) },
  { name: 'browser', minutes: 6, run: ({ journeys }) => runE2e([...journeys]) },
  {
    name: 'other browsers',
    minutes: 3,
    run: () => runE2e(['--project', 'engines']),
    onlyWithAll: true,
  },
  { name: 'pseudo-language', minutes: 4, run: pseudoLanguage, onlyWithAll: true },
];

/** The rules of the code, and the figures that may not grow unseen. */
async function lint() {
  const rules = await checkStage([biome, 'check', '--error-on-warnings', '.']);
  return total([rules, await checkStage([sizeCommand, '--check'])]);
}

/** Ends what stages left running. */
export const endServers = () => stopDatabase();

/** One size of Jest's tests: `pure` in Node, `page` in jsdom. */
function sizeStage(size, { folders }, env = {}, workers = undefined) {
  const patterns = folders.map(
    (folder) => `^${inRepository(folder).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`,
  );
  return jestStage(size, ['--selectProjects', size, '--passWithNoTests', '--', ...patterns], env, workers);
}

/** A server works while they wait. */
const DB_WORKERS = 4;

/** Every file on the one database that can break it. */
async function onOwnDatabases(scope) {
  const server = await database();
  if (!server) return FAILED;
  return sizeStage('db', scope, { API_TEST_DATABASE: 'each', TEST_DATABASE_URL: server.url }, DB_WORKERS);
}

/** Every file on both, and whether the files that `npm test` runs on MariaDB send it what all send to SQLite. */
async function onBothDatabases() {
  const server = await database();
  if (!server) return FAILED;
  mkdirSync(STATEMENTS, { recursive: true });
  const run = (API_TEST_DATABASE, ...patterns) =>
    jestStage(
      `db-${API_TEST_DATABASE}`,
      ['--selectProjects', 'db', '--', ...patterns],
      { API_TEST_DATABASE, TEST_DATABASE_URL: server.url, API_TEST_STATEMENTS: STATEMENTS },
      DB_WORKERS,
    );
  const onSqlite = await run('sqlite');
  // The others open a port, but no database of the API's.
  const onMariaDb = await run('mysql', 'api/', 'ops/lab/');
  const compared = await countedStage([
    inRepository('api/src/testing/run/compareStatements.mjs'),
    STATEMENTS,
  ]);
  return total([onSqlite, onMariaDb, compared]);
}

async function database() {
  const server = await ensureMariaDb();
  if (server.problem) {
    console.log(`${server.problem}\n${ON_MARIADB.length} files of tests need it.`);
    return null;
  }
  stopDatabase = server.stop;
  return server;
}

/** Builds the portal and Storybook concurrently, since a bundler uses one core only. */
async function build() {
  const [portal, storybook] = await Promise.all([checkStage([buildCommand]), buildStories()]);
  isStorybookBuilt = storybook.failed === 0;
  return total([portal, storybook]);
}

/** Half a minute of faults on a whole cluster, and the check of all writes' history. */
function history() {
  return checkStage([inRepository('ops/tooling/bin/lab.mjs'), 'faults', 'history', '--minutes', '0.5']);
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
  const rebuild = await checkStage([buildCommand]);
  return total([pseudoTexts, journeys, cleanup, rebuild]);
}

function total(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    NOTHING,
  );
}
