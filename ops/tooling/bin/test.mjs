// npm test: runs all checks from a bare clone. The last line says `N passed, N failed`.
//   --all                everything there is: samples in full, the API on both databases, faults on a whole cluster, a
//                        journey in Firefox and WebKit, and every page in the pseudo-language
//   --changed [base]     what the changes since a commit can break (without one: what is not committed)
//   --retry              runs a failed test once more, and lists those that pass then
//   --node 24            under another line of Node
//   --repeat 20 <file>   runs one test file many times, to find flaky tests
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { changedFiles, reach, touches } from './lib/changed.mjs';
import { runE2e } from './lib/e2e.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode, nodeProblem, runUnder } from './lib/node.mjs';
import { FILES_ONLY_WITH_ALL, SAMPLES } from './lib/onlyWithAll.mjs';
import { whenAbandoned } from './lib/parent.mjs';
import { ensureNginx, ensureRedis } from './lib/servers.mjs';
import { clearReports, endStages, jestStage, namedTests, REPORTS } from './lib/stage.mjs';
import { endServers, STAGES } from './lib/stages.mjs';
import { doubledFiles, renewTimes, writeTimes } from './lib/times.mjs';

const { node: line, repeat, file, base, all, retry } = readOptions();
if (line !== undefined) {
  const other = findNode(line);
  if (other.problem) fail(`${other.problem}\n0 passed, 1 failed`);
  await runUnder(other.path, [process.argv[1], ...(all ? ['--all'] : []), ...(retry ? ['--retry'] : [])]);
}

console.log(`Node ${process.version}`);
const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(`${problem}\n0 passed, 1 failed`);
clearReports();
const isWhole = !repeat && base === undefined;
const { scope, stages, leftOut } = isWhole ? chooseSize() : chooseChanged();
Object.assign(process.env, ensureRedis(), all ? ensureNginx() : {}, {
  ...(retry && { TEST_TRIES: '2' }),
});

let isInterrupted = false;
const interrupt = () => {
  isInterrupted = true;
  endStages();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
whenAbandoned(interrupt);

const results = [];
await runStages(repeat ? runRepeatedly(file, repeat) : stages);
await endServers();
writeTimes(REPORTS);
printTable();
for (const sentence of leftOut) console.log(sentence);
if (isWhole && !all) for (const sentence of doubledFiles(REPORTS)) console.log(`slower: ${sentence}`);
for (const sentence of namedTests()) console.log(sentence);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, isInterrupted ? 1 : 0);
if (isWhole && all && failed === 0) renewTimes(REPORTS);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Every sentence once, or with `--all` everything. */
function chooseSize() {
  const scope = { all, folders: [], journeys: [] };
  if (all) return { scope, stages: STAGES, leftOut: [] };
  return { scope, stages: STAGES.filter(({ onlyWithAll }) => !onlyWithAll), leftOut: leaveOut([]) };
}

/** What changes reach: nothing of a stage that they can't break. */
function chooseChanged() {
  if (repeat) return { scope: {}, stages: [], leftOut: [] };
  const files = changedFiles(base);
  const { isEverything, isText, folders, journeys } = reach(files);
  const left = leaveOut(files);
  const everywhere = STAGES.filter(({ onlyWithAll }) => !onlyWithAll);
  if (isEverything) return { scope: { all, folders: [], journeys: [] }, stages: everywhere, leftOut: left };
  const names = isText ? ['lint', 'pure'] : everywhere.map(({ name }) => name);
  const skipped = everywhere.map(({ name }) => name).filter((name) => !names.includes(name));
  console.log(`${files.length} changed files reach ${folders.join(', ')}`);
  return {
    scope: { all, folders, journeys },
    stages: everywhere.filter(({ name }) => names.includes(name)),
    leftOut: [
      `left out: tests of packages that the changes do not reach${skipped.length > 0 ? `; the stages ${skipped.join(', ')}` : ''}`,
      ...(journeys.length > 0 ? [`left out: journeys but ${journeys.join(', ')}`] : []),
      ...left,
    ],
  };
}

/** Leaves to `--all` what is for it alone, but for what these changed files may break. */
function leaveOut(changed) {
  const isLeftOut = ({ whenChanged = [] }) => !touches(changed, whenChanged);
  const groups = FILES_ONLY_WITH_ALL.filter(isLeftOut);
  const samples = SAMPLES.filter(isLeftOut).map(({ sample }) => sample);
  process.env.TEST_LEFT_OUT = groups.flatMap(({ files }) => files).join(',');
  process.env.TEST_SAMPLES = samples.join('|');
  const count = groups.reduce((sum, { files }) => sum + files.length, 0);
  return [
    `left to --all: ${count} files, and a part of ${samples.length} tests (ops/tooling/bin/lib/onlyWithAll.mjs)`,
  ];
}

/** Runs stages one after the other, and keeps what each of them found. */
async function runStages(chosen) {
  for (const { name, minutes, run } of chosen) {
    if (isInterrupted) return;
    console.log(`\n── ${name}`);
    const began = Date.now();
    const cpuBefore = processorSeconds();
    const counts = await run(scope).catch((error) => {
      console.log(String(error.stack ?? error));
      return { passed: 0, failed: 1 };
    });
    const result = {
      name,
      minutes,
      wall: (Date.now() - began) / 60_000,
      processor: (processorSeconds() - cpuBefore) / 60,
      ...counts,
    };
    results.push(result);
    console.log(
      `── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${result.wall.toFixed(1)} min`,
    );
  }
}

/** Seconds for which this machine's processors worked since it started. */
function processorSeconds() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

/** Minutes of each stage beside its budget: one that exceeds it by a fifth is marked, and does not fail. */
function printTable() {
  const rows = results.map(({ name, minutes, wall, processor, passed, failed }) => {
    const budget = minutes && isWhole && !all ? minutes.toFixed(1) : '';
    const mark = budget && wall > 1.2 * minutes ? ' over budget' : '';
    return [name, wall.toFixed(1), budget, processor.toFixed(1), String(passed), `${failed}${mark}`];
  });
  const sum = (key) => results.reduce((total, result) => total + result[key], 0).toFixed(1);
  rows.push(['all', sum('wall'), '', sum('processor'), '', '']);
  console.log(`\n${columns('stage', 'minutes', 'budget', 'processor', 'passed', 'failed')}`);
  for (const row of rows) console.log(columns(...row));
}

function columns(name, wall, budget, processor, passed, failed) {
  const numbers = [wall, budget, processor, passed].map((text) => text.padStart(9)).join(' ');
  return `${name.padEnd(16)} ${numbers}   ${failed}`.trimEnd();
}

/** Parses the command line. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        node: { type: 'string' },
        repeat: { type: 'string' },
        changed: { type: 'boolean' },
        all: { type: 'boolean' },
        retry: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [word] = positionals;
    const repeat = values.repeat === undefined ? 0 : Number(values.repeat);
    if (values.repeat !== undefined && !(repeat >= 1 && word)) throw new Error('Write --repeat 20 <file>.');
    if (values.changed && (values.all || repeat)) throw new Error('--changed goes with --retry only.');
    if (values.changed) return { ...values, repeat, base: word ?? 'HEAD' };
    if (values.repeat === undefined && word)
      throw new Error(`One file alone: npx jest ${word}, or npm run e2e -- ${word}.`);
    return { ...values, repeat, file: word };
  } catch (error) {
    return fail(`${error.message}\n0 passed, 1 failed`);
  }
}

/** Stages that run one file many times. */
function runRepeatedly(path, times) {
  const run = path.endsWith('.spec.ts')
    ? () => runE2e([path])
    : () => jestStage('repeated', ['--runTestsByPath', path]);
  return Array.from({ length: times }, (_, at) => ({ name: `run ${at + 1}`, run }));
}
