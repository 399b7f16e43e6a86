import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Bench } from './bench.js';
import { burst } from './burst.js';
import { competitions } from './competitions.js';
import { dataReads } from './dataReads.js';
import { embed } from './embed.js';
import { firstLoad } from './firstLoad.js';
import { hotReads } from './hotReads.js';
import { interactions } from './interactions.js';
import { live } from './live.js';
import { mail } from './mail.js';
import { millionTeams } from './millionTeams.js';
import { oneMoreRemote } from './oneMoreRemote.js';
import { pitch } from './pitch.js';
import { rankings } from './rankings.js';
import { report } from './report.js';
import { settlement } from './settlement.js';
import { start } from './start.js';

const BENCHES: readonly Bench[] = [
  settlement,
  competitions,
  rankings,
  millionTeams,
  hotReads,
  dataReads,
  burst,
  live,
  mail,
  firstLoad,
  pitch,
  interactions,
  embed,
  oneMoreRemote,
  start,
];
const key = ({ name }: Bench) => name.replaceAll(' ', '-');

const program = new Command('npm run bench --')
  .description('Ratios of ours against the plain way, measured in turns in one run')
  .option('--only <names>', `some of ${BENCHES.map(key).join(', ')}, with commas between`)
  .option('--rounds <number>', 'turns for each side', '5')
  .option('--picture <file>', 'an SVG of what came when on /new, drawn by `pitch`')
  .parse();
const options = program.opts<{ only?: string; rounds: string; picture?: string }>();
const names = options.only?.split(',') ?? BENCHES.map(key);
const unknown = names.find((name) => !BENCHES.some((bench) => key(bench) === name));
if (unknown) program.error(`There is no ${unknown}: choose from ${BENCHES.map(key).join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'euro-bench-'));
let failed = 0;
console.log(`# Bench\n\nNode ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}).`);
try {
  for (const bench of BENCHES.filter((candidate) => names.includes(key(candidate)))) {
    try {
      const result = await bench.run({
        folder,
        rounds: Number(options.rounds),
        mysqlUrl: process.env.BENCH_MYSQL || null,
        chromium: process.env.CHROMIUM_PATH || null,
        picture: options.picture ?? null,
      });
      console.log(`\n${report(bench, result)}`);
    } catch (error) {
      failed += 1;
      console.error(`\n## ${bench.name}\n\nFailed:`, error);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
