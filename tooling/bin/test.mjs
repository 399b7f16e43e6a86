// npm test [-- --node 24]: everything, from a bare clone, under another line of Node if asked. The last line says `N passed, N failed`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
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
} from './lib/stage.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const inRepository = (path) => join(REPOSITORY, path);
const FAILED = { passed: 0, failed: 1 };

const STAGES = [
  [
    'lint',
    () =>
      checkStage([
        inRepository('node_modules/@biomejs/biome/bin/biome'),
        'check',
        '--error-on-warnings',
        '.',
      ]),
  ],
  ['types', () => checkStage([inRepository('node_modules/typescript/bin/tsc'), '-b'])],
  ['unit', () => jestStage('unit', [], { API_TEST_DATABASE: 'sqlite' })],
  ['api on MariaDB', apiOnMariaDb],
  ['build', async () => ((await build()) ? { passed: 1, failed: 0 } : FAILED)],
  ['stories', stories],
  ['browser', () => runE2e()],
];

const line = askedLine();
if (line !== undefined) {
  const other = findNode(line);
  if (other.problem) fail(`${other.problem}\n0 passed, 1 failed`);
  await runUnder(other.path, [process.argv[1]]);
}

console.log(`Node ${process.version}`);
const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(`${problem}\n0 passed, 1 failed`);
clearReports();
Object.assign(process.env, ensureRedis(), ensureNginx());

let isInterrupted = false;
let stopDatabase = async () => {};
const interrupt = () => {
  isInterrupted = true;
  endStages();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
whenAbandoned(interrupt);

const results = [];
for (const [name, run] of STAGES) {
  if (isInterrupted) break;
  console.log(`\n── ${name}`);
  const began = Date.now();
  const counts = await run().catch((error) => {
    console.error(error);
    return FAILED;
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  results.push({ name, seconds, ...counts });
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
}
await stopDatabase();

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

/** The line of Node that was asked for: `--node 24`. */
function askedLine() {
  try {
    return parseArgs({ options: { node: { type: 'string' } } }).values.node;
  } catch (error) {
    return fail(`${error.message}\n0 passed, 1 failed`);
  }
}

async function apiOnMariaDb() {
  const server = await ensureMariaDb();
  if (server.problem) {
    console.error(server.problem);
    return FAILED;
  }
  stopDatabase = server.stop;
  // What never opens a database has said all it can on SQLite.
  const whatOpensOne = ['--findRelatedTests', 'api/src/db/connectDatabase.ts'];
  return jestStage('api-mariadb', ['--selectProjects', 'api', ...whatOpensOne], {
    API_TEST_DATABASE: 'mysql',
    TEST_DATABASE_URL: server.url,
  });
}

/** Storybook builds, stories pass what they play, and axe finds nothing in any. */
async function stories() {
  const chromium = ensureChromium();
  if (chromium.problem) {
    console.error(chromium.problem);
    return FAILED;
  }
  const folder = inRepository('design-system');
  const built = await checkStage(
    [
      inRepository('node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '--quiet',
      '--disable-telemetry',
      '--config-dir',
      join(folder, '.storybook'),
      '--output-dir',
      join(folder, 'storybook-static'),
    ],
    { env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' } },
  );
  if (built.failed > 0) return built;
  const looked = await countedStage([join(folder, 'scripts/axeStories.mjs')], {
    env: { ...process.env, CHROMIUM_PATH: chromium.path },
  });
  return { passed: built.passed + looked.passed, failed: looked.failed };
}
