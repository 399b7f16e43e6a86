import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { Command } from 'commander';
import type { Bench } from './bench.js';
import { burst } from './burst.js';
import { compareSpeed } from './compareSpeed.js';
import { competitions } from './competitions.js';
import { dataReads } from './dataReads.js';
import { embed } from './embed.js';
import { evening } from './evening.js';
import { firstLoad } from './firstLoad.js';
import { hotReads } from './hotReads.js';
import { interactions } from './interactions.js';
import { live } from './live.js';
import { mail } from './mail.js';
import { members } from './members.js';
import { millionTeams } from './millionTeams.js';
import { oneMoreRemote } from './oneMoreRemote.js';
import { pitch } from './pitch.js';
import { rankings } from './rankings.js';
import { report } from './report.js';
import { settlement } from './settlement.js';
import { readSpeedTable, type SpeedRow, speedRows, writeSpeedTable } from './speedTable.js';
import { start } from './start.js';
import { waterfalls } from './waterfalls.js';

const BENCHES: readonly Bench[] = [
  settlement,
  competitions,
  rankings,
  millionTeams,
  hotReads,
  dataReads,
  burst,
  live,
  evening,
  mail,
  firstLoad,
  pitch,
  waterfalls,
  members,
  interactions,
  embed,
  oneMoreRemote,
  start,
];
/** The page with the committed figures. */
const PAGE = resolve(REPOSITORY, 'docs/how-it-works/speed.md');
const key = ({ name }: Bench) => name.replaceAll(' ', '-');

const program = new Command('npm run bench --')
  .description('Ratios of ours against the plain way, measured in turns in one run')
  .option('--only <names>', `some of ${BENCHES.map(key).join(', ')}, with commas between`)
  .option('--rounds <number>', 'turns for each side', '5')
  .option('--picture <folder>', 'SVGs of what came when on five pages, drawn by `waterfalls`')
  .option(
    '--compare',
    'prints the figures beside the committed ones, and fails when one became worse by a tenth',
  )
  .option('--write', 'commits the figures: writes them into docs/how-it-works/speed.md')
  .parse();
interface Options {
  readonly only?: string;
  readonly rounds: string;
  readonly picture?: string;
  readonly compare?: boolean;
  readonly write?: boolean;
}
const options = program.opts<Options>();
const names = options.only?.split(',') ?? BENCHES.map(key);
const unknown = names.find((name) => !BENCHES.some((bench) => key(bench) === name));
if (unknown) program.error(`There is no ${unknown}: choose from ${BENCHES.map(key).join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'euro-bench-'));
let failed = 0;
const rows: SpeedRow[] = [];
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
console.log(`# Bench\n\nNode ${process.version}, ${machine}.`);
try {
  for (const bench of BENCHES.filter((candidate) => names.includes(key(candidate)))) {
    try {
      const result = await bench.run({
        folder,
        rounds: Number(options.rounds),
        mysqlUrl: process.env.BENCH_MYSQL || null,
        chromium: process.env.CHROMIUM_PATH || null,
        pictures: options.picture ?? null,
      });
      console.log(`\n${report(bench, result)}`);
      rows.push(...speedRows(bench, result));
    } catch (error) {
      failed += 1;
      console.error(`\n## ${bench.name}\n\nFailed:`, error);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const page = readFileSync(PAGE, 'utf8');
const committed = readSpeedTable(page);
const measured = { machine, node: process.version, date: new Date().toISOString().slice(0, 10), rows };
if (options.compare) {
  const { text, worse } = compareSpeed(measured, committed);
  console.log(`\n${text}`);
  failed += worse.length;
}
if (options.write) {
  // Figures of benches that did not run stay, unless they are of another kind of machine.
  const others = committed.machine === machine ? committed.rows : [];
  const all = BENCHES.flatMap(({ name }) => {
    const isOwn = ({ bench }: SpeedRow) => bench === name;
    return rows.some(isOwn) ? rows.filter(isOwn) : others.filter(isOwn);
  });
  writeFileSync(PAGE, writeSpeedTable(page, { ...measured, rows: all }));
}
process.exitCode = failed === 0 ? 0 : 1;
