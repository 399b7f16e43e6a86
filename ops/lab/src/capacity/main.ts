import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { type Program, startProgram } from '../kit/programs.js';
import type { Figure, SizeResult } from './figures.js';
import { type MeasuredSize, measureSize } from './measureSize.js';
import { type CapacityReport, describe, writeReport } from './report.js';
import { poolMegabytes, roomProblem } from './room.js';
import { type DatabaseKind, Stage } from './stage.js';

const SIZES = [100_000, 1_000_000, 3_000_000, 10_000_000];
const MEGABYTE = 1_048_576;

function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) program.error(`${text} is not a number of teams.`);
  return value;
}

const program = new Command('npm run capacity --')
  .description('Measures every step of games of growing size on a database of its own, and how each grows')
  .option('--teams <number>', 'the largest size', count, 1_000_000)
  .option('--sizes <numbers>', `with commas between; without it those of ${SIZES.join(', ')} up to --teams`)
  .addOption(new Option('--database <kind>', 'a private one').choices(['mysql', 'sqlite']).default('mysql'))
  .option('--data <folder>', 'an empty folder for the database and all other files')
  .option('--keep', 'leaves that folder; without it, it is removed')
  .option(
    '--rounds <number>',
    'settlements and publications of each kind, of which the median counts',
    count,
    3,
  )
  .option('--into <file>', 'writes the tables as Markdown, between its marks where it has them')
  .option('--json <file>', 'writes all figures')
  .parse();
const options = program.opts<{
  teams: number;
  sizes?: string;
  database: DatabaseKind;
  data?: string;
  keep?: true;
  rounds: number;
  into?: string;
  json?: string;
}>();
const sizes = (
  options.sizes?.split(',').map(count) ?? [...SIZES.filter((size) => size < options.teams), options.teams]
).sort((a, b) => a - b);
const largest = sizes.at(-1) ?? options.teams;

const folder = options.data ? resolve(options.data) : mkdtempSync(join(tmpdir(), 'euro-capacity-'));
mkdirSync(folder, { recursive: true });
if (readdirSync(folder).length > 0) program.error(`${folder} is not empty.`);

const began = Date.now();
const measured: MeasuredSize[] = [];
/** The running product of the measured size. */
let unfinished: SizeResult | null = null;
const leftOut: string[] = [];
const pool = poolMegabytes(largest);
let stage: Stage | null = null;
let clients: Program | null = null;
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!isEnding) void end().finally(() => process.exit(1));
  });

try {
  await measureAll();
} catch (error) {
  if (!isEnding) console.error(error);
  process.exitCode = 1;
} finally {
  if (!isEnding) await end();
}
if (currentReport().sizes.length > 0) console.log(`\n${describe(currentReport())}`);
else process.exitCode = 1;

async function measureAll(): Promise<void> {
  say(
    `${options.database === 'mysql' ? `A MariaDB with a buffer pool of ${pool} MB` : 'A file of SQLite'} in ${folder}.`,
  );
  stage = await Stage.create(options.database, folder, pool);
  clients = await startProgram('kit/loadClients');
  await stage.ask('prepare', { largest });
  for (const teams of sizes) {
    const last = measured.at(-1);
    const before = last?.teams ?? 0;
    const lack = roomProblem({
      ...{ folder, before, teams },
      bytesPerTeam: last ? last.bytes / last.teams : null,
      poolBytes: last ? 0 : pool * MEGABYTE,
    });
    if (lack) {
      leftOut.push(lack);
      say(lack);
      return;
    }
    const report = (step: string, figures: readonly Figure[]) => {
      say(`${teams.toLocaleString('en')} teams: ${step} …`);
      unfinished = { teams, figures };
      if (figures.length > 0) write();
    };
    measured.push(
      await measureSize(stage, { teams, before, largest, rounds: options.rounds, clients, report }),
    );
    unfinished = null;
    write();
  }
}

/** Ends everything that was started, and removes its files. */
async function end(): Promise<void> {
  isEnding = true;
  await stage?.end();
  await clients?.stop();
  if (options.keep) say(`Kept: ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
}

function currentReport(): CapacityReport {
  const database =
    options.database === 'mysql'
      ? `a private MariaDB, buffer pool ${(pool / 1_024).toFixed(1)} GB`
      : 'SQLite';
  const memory = `${Math.round(totalmem() / MEGABYTE / 1_024)} GB of memory`;
  const machine = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory}`;
  const minutes = (Date.now() - began) / 60_000;
  const sizes = unfinished ? [...measured, unfinished] : measured;
  return { database, machine, startedAt: new Date(began).toISOString(), minutes, sizes, leftOut };
}

function write(): void {
  const report = currentReport();
  if (options.into) writeReport(resolve(options.into), report);
  if (options.json) writeFileSync(resolve(options.json), `${JSON.stringify(report, null, 2)}\n`);
}

function say(text: string): void {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.error(`${minutes.padStart(6)} min  ${text}`);
}
