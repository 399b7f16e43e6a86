// Which tests may find a mutation, and runs of them in the copy.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FILES_ONLY_WITH_ALL, SAMPLES } from './onlyWithAll.mjs';
import { TOOLING } from './workspace.mjs';

/** A run that takes longer hangs by the mutation. */
const LONGEST_MS = 15 * 60_000;
/** After this a program that was asked to end is killed. */
const GRACE_MS = 12_000;
/** Less than `npm test` allows: a mutation often makes a test wait for what never comes. */
const TEST_TIMEOUT_MS = 90_000;
const TEST = /\.test\.tsx?$/;
const DB_TEST = /\.db\.test\.ts$/;
const LEFT_OUT = new Set(FILES_ONLY_WITH_ALL.flatMap(({ files }) => files));

const JEST = 'node_modules/jest/bin/jest.js';
/** Of this repository: a copied commit may be older. */
const FIRST_FAILURE = join(TOOLING, 'jest/firstFailure.mjs');
/** In the copy, and removed with it. */
const CACHE = '--cacheDirectory=.mutate-cache';

/** The environment of `npm test`, and of what only `npm test -- --all` runs. */
const SMALL = {
  TEST_SAMPLES: SAMPLES.map(({ sample }) => sample).join('|'),
  TEST_LEFT_OUT: [...LEFT_OUT].join(','),
  API_TEST_DATABASE: 'each',
};
const LARGE = { TEST_SAMPLES: '', TEST_LEFT_OUT: '' };

/**
 * @param {{ folder: string, env: NodeJS.ProcessEnv, workers: number, log: string }} options
 *   `log`: the file that the output of tests is appended to
 */
export function createTestRuns({ folder, env, workers, log }) {
  const running = new Map();

  function run(args, more, withinMs = LONGEST_MS) {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, args, {
        cwd: folder,
        env: { ...env, ...more },
        stdio: ['ignore', log, log],
        detached: true,
      });
      const end = (signal) => {
        try {
          process.kill(-child.pid, signal);
        } catch {
          // The group is empty.
        }
      };
      let isHanging = false;
      const late = setTimeout(() => {
        isHanging = true;
        stop();
      }, withinMs);
      // Journeys end the portal that they started.
      const stop = () => {
        end('SIGTERM');
        setTimeout(() => end('SIGKILL'), GRACE_MS).unref();
      };
      const exited = new Promise((done) => child.once('exit', done));
      running.set(stop, exited);
      child.once('exit', (code) => {
        clearTimeout(late);
        end('SIGKILL');
        running.delete(stop);
        resolve({ isOk: code === 0, isHanging });
      });
    });
  }

  /** All test files that reach a source, from the copy's root. */
  function relatedTo(file) {
    const args = [JEST, CACHE, '--listTests', '--findRelatedTests', file];
    return new Promise((resolve) => {
      let text = '';
      const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', log] });
      child.stdout.setEncoding('utf8');
      child.stdout.on('data', (part) => {
        text += part;
      });
      child.once('close', () => {
        const paths = text.split('\n').filter((line) => line.startsWith(folder));
        resolve(paths.map((path) => relative(folder, path)));
      });
    });
  }

  /** Runs test files until one fails; that one from the copy's root, or null. */
  async function firstFailure(files, more) {
    if (files.length === 0) return null;
    const output = join(folder, '.mutate-failure.json');
    rmSync(output, { force: true });
    const reporters = ['--reporters=default', `--reporters=${FIRST_FAILURE}`];
    const limits = [`--maxWorkers=${workers}`, `--testTimeout=${TEST_TIMEOUT_MS}`];
    const args = [JEST, CACHE, '--ci', '--bail', ...reporters, ...limits];
    const { isOk, isHanging } = await run([...args, '--runTestsByPath', ...files], {
      ...more,
      FIRST_FAILURE: output,
    });
    if (isOk) return null;
    if (isHanging) return { file: files.length === 1 ? files[0] : 'a test that hangs', test: 'hangs' };
    if (!existsSync(output)) return { file: files[0], test: 'Jest itself failed' };
    const { path, test } = JSON.parse(readFileSync(output, 'utf8'));
    return { file: relative(folder, path), test };
  }

  /** All files of tests. */
  const allTests = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => TEST.test(path) && !path.includes('node_modules'),
    );

  return {
    allTests,
    relatedTo,
    firstFailure,
    /** Plays a journey on a build of the copy until its first failure. */
    journey: (file) =>
      run(
        ['ops/tooling/bin/e2e.mjs', file.replace(/^e2e\/src\//, ''), '--max-failures=1'],
        SMALL,
        4 * LONGEST_MS,
      ),
    async end() {
      const exits = [...running.values()];
      for (const stop of running.keys()) stop();
      await Promise.all(exits);
    },
  };
}

/** @typedef {{ files: string[], size: 'npm test' | '--all', env: object }} Batch */

/**
 * The tests that a mutation names, and those beside its source.
 * @param {readonly string[]} allTests from the copy's root
 * @returns {Batch[]}
 */
export function nearBatches({ file, tests = [] }, allTests) {
  const small = allTests.filter((test) => !LEFT_OUT.has(test));
  const named = small.filter((test) => tests.some((pattern) => test.includes(pattern)));
  const beside = small.filter((test) => dirname(test) === dirname(file) && !named.includes(test));
  return asBatches([...bySize(named), ...bySize(beside)], 'npm test', SMALL);
}

/**
 * The other tests that reach the source: of its package, then of other packages.
 * @param {readonly string[]} related
 * @param {readonly string[]} tried
 * @returns {Batch[]}
 */
export function farBatches({ file }, related, tried) {
  const rest = related.filter((test) => !LEFT_OUT.has(test) && !tried.includes(test));
  const isOfPackage = (test) => test.startsWith(`${packageOf(file)}/`);
  const ofPackage = rest.filter(isOfPackage);
  const others = rest.filter((test) => !isOfPackage(test));
  return asBatches([...bySize(ofPackage), ...bySize(others)], 'npm test', SMALL);
}

/**
 * What `npm test` leaves to `--all` of the tests that reach the source: files, parts of tests, and the other database
 * of a test of the API.
 * @param {readonly string[]} related
 * @returns {Batch[]}
 */
export function batchesOfAll(related) {
  const ofDatabase = related.filter((test) => DB_TEST.test(test));
  const others = related.filter((test) => !DB_TEST.test(test));
  const leftOut = others.filter((test) => LEFT_OUT.has(test));
  const onSqlite = { ...LARGE, API_TEST_DATABASE: 'sqlite' };
  const onMariaDb = { ...LARGE, API_TEST_DATABASE: 'mysql' };
  return [
    ...asBatches([SAMPLES.length > 0 ? others : leftOut], '--all', LARGE),
    ...asBatches([ofDatabase], '--all', onSqlite),
    ...asBatches([ofDatabase], '--all', onMariaDb),
  ];
}

const asBatches = (groups, size, env) =>
  groups.filter((files) => files.length > 0).map((files) => ({ files, size, env }));

/** Quick tests first. */
function bySize(files) {
  const isPage = (test) => /\.page\.test\.tsx?$/.test(test);
  return [
    files.filter((test) => !isPage(test) && !DB_TEST.test(test)),
    files.filter((test) => DB_TEST.test(test)),
    files.filter(isPage),
  ];
}

/** `packages/game` for `packages/game/src/units.ts`, `shell` for `shell/src/index.ts`. */
function packageOf(file) {
  const [first = '', second = ''] = file.split('/');
  return ['packages', 'ops', 'demo'].includes(first) ? `${first}/${second}` : first;
}
