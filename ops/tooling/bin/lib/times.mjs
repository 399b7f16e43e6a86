import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPOSITORY } from './workspace.mjs';

/**
 * Writes `times.txt` into a folder with reports of Jest and Playwright: seconds of each test file in each stage, the
 * longest first. Of files that ran at the same time each has its own.
 * @param {string} folder
 */
export function writeTimes(folder) {
  const times = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const report = readReport(join(folder, name));
      const files = report.testResults ? timesOfJest(report) : timesOfPlaywright(report);
      return files.map(({ file, ms }) => ({ stage: name.replace('.json', ''), file, ms }));
    })
    .sort((a, b) => b.ms - a.ms);
  const lines = times.map(
    ({ stage, file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)}  ${stage}  ${file}`,
  );
  writeFileSync(join(folder, 'times.txt'), `${lines.join('\n')}\n`);
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
