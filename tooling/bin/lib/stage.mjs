// One stage of `npm test`: a program whose output goes to the console, and what it counted.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './workspace.mjs';

export const REPORTS = join(REPOSITORY, '.test');

/** Forgets the reports of the last run. */
export function clearReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/**
 * How often a test is tried before it counts as failed: a busy machine is no defect of the product. What passes only at
 * the second try is named at the end, because it relies on something that it should wait for.
 */
const TRIES = '2';
const secondTries = [];

/** What passed only at its second try, as `stage: test`. */
export const passedAtSecondTries = () => [...secondTries];

function passedAtSecondTry(stage, test) {
  secondTries.push(`${stage}: ${test}`);
}

const running = new Set();

/** Ends the programs of all stages and whatever those started. */
export function endStages() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // Gone already.
    }
  }
}

/**
 * Runs a Node program in a process group of its own, so that nothing of it outlives the stage.
 * @param {(line: string) => void} [onLine] is shown every line of the output
 * @returns {Promise<boolean>} did it succeed in time?
 */
export function runProgram(args, { env = process.env, withinMs = 2_400_000, onLine } = {}) {
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
      console.error(`Ended after ${withinMs / 60_000} minutes.`);
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), 5000).unref();
    }, withinMs);
    if (onLine) readLines(child.stdout, onLine);
    child.once('close', (code) => {
      clearTimeout(late);
      running.delete(child);
      end('SIGKILL');
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

/** Jest, counted by its own report. */
export async function jestStage(name, args, env) {
  const file = join(REPORTS, `${name}.json`);
  const jest = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
  const ok = await runProgram([jest, '--ci', '--maxWorkers=3', '--json', `--outputFile=${file}`, ...args], {
    env: { ...process.env, ...env, TEST_TRIES: TRIES },
  });
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const second = tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
  for (const { fullName } of second) passedAtSecondTry(name, fullName);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

/** Playwright, counted by its own report. */
export async function playwrightStage(name, args, env) {
  const file = join(REPORTS, `${name}.json`);
  const cli = join(REPOSITORY, 'node_modules/@playwright/test/cli.js');
  const ok = await runProgram([cli, 'test', '-c', join(REPOSITORY, 'e2e/playwright.config.ts'), ...args], {
    env: { ...process.env, ...env, E2E_REPORT: file, TEST_TRIES: TRIES },
  });
  const report = readReport(file);
  if (!report?.stats) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  for (const { title, file: spec } of flakyTests(report)) passedAtSecondTry(name, `${spec} › ${title}`);
  return { passed: expected + flaky, failed: unexpected === 0 && !ok ? 1 : unexpected };
}

/** The tests of a Playwright report that passed at the second try, from its suites within suites. */
function flakyTests({ suites = [], specs = [] }) {
  return [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
    ...suites.flatMap(flakyTests),
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
