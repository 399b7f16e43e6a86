import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPOSITORY } from './workspace.mjs';

/** Seconds of every test file in a complete run, rounded: the order of files and their shards follow them. */
const COMMITTED = join(REPOSITORY, 'ops/tooling/jest/times.json');
/** Of files that take less, doubled seconds mean nothing. */
const LEAST_SECONDS = 10;

/**
 * Seconds of each test file in each stage, from the reports of Jest and Playwright in a folder, the longest first. Of
 * files that ran at the same time each has its own.
 * @param {string} folder
 * @returns {{ stage: string, file: string, seconds: number }[]}
 */
export function readTimes(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const report = readReport(join(folder, name));
      const files = report.testResults ? timesOfJest(report) : timesOfPlaywright(report);
      return files.map(({ file, ms }) => ({ stage: name.replace('.json', ''), file, seconds: ms / 1000 }));
    })
    .sort((a, b) => b.seconds - a.seconds);
}

/** Writes them into `times.txt` there. */
export function writeTimes(folder) {
  const lines = readTimes(folder).map(
    ({ stage, file, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${stage}  ${file}`,
  );
  writeFileSync(join(folder, 'times.txt'), `${lines.join('\n')}\n`);
}

/** Stores the seconds of a complete run beside the tests; of a file that ran on two databases the longer. */
export function renewTimes(folder) {
  const seconds = {};
  for (const { file, seconds: each } of readTimes(folder)) seconds[file] ??= Math.max(1, Math.round(each));
  const sorted = Object.fromEntries(Object.entries(seconds).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(COMMITTED, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * The files that took more than twice their stored seconds, on a machine as fast as the median of all files says.
 * @param {string} folder
 * @param {Record<string, number>} [stored]
 * @returns {string[]} sentences
 */
export function doubledFiles(folder, stored = readReport(COMMITTED)) {
  const times = readTimes(folder).filter(({ file }) => stored[file]);
  const ratios = times.map(({ file, seconds }) => seconds / stored[file]).sort((a, b) => a - b);
  const pace = Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1);
  return times
    .filter(({ file, seconds }) => seconds > LEAST_SECONDS && seconds > 2 * pace * stored[file])
    .map(({ file, seconds }) => `${file} took ${Math.round(seconds)} s instead of ${stored[file]}`);
}

/** A stage that was ended may have left half of its report. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function timesOfJest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(REPOSITORY, name),
    ms: endTime - startTime,
  }));
}

/** Times of the tests of a file, in one project. */
function timesOfPlaywright({ suites = [] }) {
  const times = new Map();
  const add = ({ specs = [], suites: inner = [] }) => {
    for (const { file, tests } of specs) {
      for (const { projectName, results } of tests) {
        const key = `${projectName} ${file}`;
        const ms = results.reduce((sum, { duration }) => sum + duration, 0);
        times.set(key, (times.get(key) ?? 0) + ms);
      }
    }
    inner.forEach(add);
  };
  suites.forEach(add);
  return [...times].map(([file, ms]) => ({ file, ms }));
}
