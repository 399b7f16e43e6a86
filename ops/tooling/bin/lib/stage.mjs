// One stage of `npm test`: runs a program, prints its output and counts its results.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './workspace.mjs';

export const REPORTS = join(REPOSITORY, '.test');

/** Removes the reports of the last run. */
export function clearReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** Set by `npm test -- --retry`; Playwright's configuration reads it as well. */
const isRetrying = () => Number(process.env.TEST_TRIES ?? 1) > 1;

/** What the end of the output names: `failed: stage: test`, `passed only at the second try: stage: test`. */
const named = [];

export const namedTests = () => [...named];

function passedAtSecondTry(stage, test) {
  named.push(`passed only at the second try: ${stage}: ${test}`);
}

function failedTest(stage, test) {
  named.push(`failed: ${stage}: ${test}`);
}

const running = new Set();

/** Ends the programs of all stages with their process groups. */
export function endStages() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // The process has exited.
    }
  }
}

/** Far more than a stage takes on a slow machine. */
const HANGS_AFTER_MS = 3 * 3_600_000;

/**
 * Runs a Node program in a process group of its own, so that no process outlives the stage.
 * @param {(line: string) => void} [onLine] receives every line of the output
 * @returns {Promise<boolean>} whether it succeeded in time
 */
function runProgram(args, { env = process.env, withinMs = HANGS_AFTER_MS, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: REPOSITORY,
      env,
      stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
      detached: true,
    });
    running.add(child);
    const end = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // The group is empty.
      }
    };
    const late = setTimeout(() => {
      console.log(`Ended after ${withinMs / 60_000} minutes.`);
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), 5000).unref();
    }, withinMs);
    if (child.stdout) readLines(child.stdout, onLine);
    // Processes that it left running keep its output open.
    child.once('exit', () => end('SIGKILL'));
    child.once('close', (code) => {
      clearTimeout(late);
      running.delete(child);
      resolve(code === 0);
    });
  });
}

function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    process.stdout.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream.on('end', () => rest && onLine(rest));
}

/** A program that passes or fails as a whole. */
export async function checkStage(args, options) {
  return (await runProgram(args, options)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One more than most machines have cores: some tests wait while others work. */
const WORKERS = 3;

/**
 * Jest, counted by its own report. With `npm test -- --retry` the files that failed run once more, alone: what a file
 * sets up for its tests may be what failed.
 * @param {number} [workers] test files at once
 */
export async function jestStage(name, args, env = {}, workers = WORKERS) {
  const first = await runJest(name, args, env, workers);
  const files = first.suites.filter(({ status }) => status === 'failed').map((suite) => suite.name);
  if (!isRetrying() || files.length === 0) return countTests(name, first);
  console.log(`\nOnce more: ${files.join(', ')}`);
  const second = await runJest(`${name}-again`, ['--runTestsByPath', ...files], env, workers);
  for (const test of first.suites.flatMap(failuresOf)) {
    if (!second.suites.flatMap(failuresOf).includes(test)) passedAtSecondTry(name, test);
  }
  const passedSuites = first.suites.filter((suite) => !files.includes(suite.name));
  return countTests(name, { ...second, suites: [...passedSuites, ...second.suites] });
}

/**
 * Pages in jsdom leave much garbage: with V8's default of 16 MB for new objects, collecting it takes a fifth of the
 * processor time of a section's tests.
 */
const YOUNG_OBJECTS = '--max-semi-space-size=128';
/** A worker keeps a part of every file that it ran: it is replaced when it holds more. */
const WORKER_MEMORY = '2GB';

async function runJest(name, args, env, workers) {
  const file = join(REPORTS, `${name}.json`);
  const jest = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
  const own = [`--maxWorkers=${workers}`, `--workerIdleMemoryLimit=${WORKER_MEMORY}`];
  const report = ['--ci', '--json', `--outputFile=${file}`];
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_OBJECTS}`.trim();
  const isOk = await runProgram([jest, ...own, ...report, ...args], {
    env: { ...process.env, NODE_OPTIONS, ...env },
  });
  return { isOk, suites: readReport(file)?.testResults ?? [] };
}

function countTests(stage, { isOk, suites }) {
  const tests = suites.flatMap(({ assertionResults }) => assertionResults);
  const failed = suites.flatMap(failuresOf);
  for (const test of failed) failedTest(stage, test);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length === 0 && !isOk ? 1 : failed.length,
  };
}

/** Failed tests of a file; the file itself where it could not be run. */
function failuresOf({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
  return failed.length === 0 && status === 'failed' ? [name] : failed;
}

/** Playwright, counted by its own report. */
export async function playwrightStage(name, args, env) {
  const file = join(REPORTS, `${name}.json`);
  const cli = join(REPOSITORY, 'node_modules/@playwright/test/cli.js');
  const ok = await runProgram([cli, 'test', '-c', join(REPOSITORY, 'e2e/playwright.config.ts'), ...args], {
    env: { ...process.env, ...env, E2E_REPORT: file },
  });
  const report = readReport(file);
  if (!report?.stats) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  for (const { title, file: spec } of testsWith('flaky', report))
    passedAtSecondTry(name, `${spec} › ${title}`);
  for (const { title, file: spec } of testsWith('unexpected', report)) failedTest(name, `${spec} › ${title}`);
  return { passed: expected + flaky, failed: unexpected === 0 && !ok ? 1 : unexpected };
}

/** The tests of a Playwright report that ended so (`flaky`: passed at the second attempt), from its nested suites. */
function testsWith(ending, { suites = [], specs = [] }) {
  return [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ending)),
    ...suites.flatMap((suite) => testsWith(ending, suite)),
  ];
}

/** A script of ours that ends with `N passed, N failed`. */
export async function countedStage(args, options) {
  let counts = null;
  const ok = await runProgram(args, {
    ...options,
    onLine: (line) => {
      const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line.trim()) ?? [];
      if (passed) counts = { passed: Number(passed), failed: Number(failed) };
    },
  });
  if (!counts) return { passed: 0, failed: 1 };
  return counts.failed === 0 && !ok ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
