import { join } from 'node:path';
import type { Bench, BenchFigure, BenchLine } from './bench.js';
import { withDatabase } from './mariadb.js';
import { compare } from './rounds.js';
import { startWorker, type Worker } from './worker.js';

/** Numbers of teams to settle; on MariaDB also a million. */
export const TEAMS = 20_000;
const MAX_TEAMS = 1_000_000;

interface Profile {
  /** Steps in order, with milliseconds. */
  readonly steps: readonly (readonly [string, number])[];
  readonly megabytes: number;
}

interface SettlementResult {
  /** Reading all lineups; again, from memory; and confirming, from memory. */
  readonly lines: readonly [BenchLine, BenchLine, BenchLine];
  readonly figures: readonly BenchFigure[];
}

/** Compares settling `teams` with inserting as many rows of the same size, on the database at `url`. */
async function settleOn(
  url: string,
  where: string,
  teams: number,
  rounds: number,
): Promise<SettlementResult> {
  const worker = await startWorker('settlementWorker', { DATABASE_URL: url, BENCH_TEAMS: String(teams) });
  const measure = async (name: string) => {
    const { cost, answer } = await worker.run(name);
    return { cost: { time: cost }, answer };
  };
  try {
    const against = async (name: string) => {
      const ours = { name: 'settling', run: () => measure(name) };
      const plain = { name: 'writing', run: () => measure('write') };
      return (await compare(ours, plain, rounds)).time;
    };
    const what = `${teams.toLocaleString('en')} teams, ${where}`;
    const first = { what: `settle and rank ${what}`, unit: 'ms', comparison: await against('settle') };
    // Copies the lineups.
    await worker.run('settleAgain');
    const again = {
      what: `the same while the matchday runs: ${what}`,
      unit: 'ms',
      comparison: await against('settleAgain'),
    };
    const figures = await profile(worker, what);
    const last = {
      what: `the same when the matchday is over, and confirmed by itself: ${what}`,
      unit: 'ms',
      comparison: await against('confirm'),
    };
    return { lines: [first, again, last], figures };
  } finally {
    await worker.stop();
  }
}

/** Limit for settling a million teams. */
function withAims({ lines: [first, again, last], figures }: SettlementResult): SettlementResult {
  const seconds = first.comparison.ours.median / 1_000;
  const whole = {
    what: first.what,
    value: `${seconds.toFixed(1)} s`,
    measured: seconds,
    aim: { atMost: 10, unit: 's' },
  };
  const lines: SettlementResult['lines'] = [
    { ...first, aim: { atMost: 1.5 } },
    { ...again, aim: { atMost: 0.5 } },
    { ...last, aim: { atMost: 1.2 } },
  ];
  return { lines, figures: [whole, ...figures] };
}

/** The steps of one more settlement while the matchday runs. */
async function profile(worker: Worker, what: string) {
  const { steps, megabytes } = (await worker.run('profile')).answer as Profile;
  const description = steps.map(([step, time]) => `${step} ${Math.round(time)} ms`).join(', ');
  return [
    { what: `steps, ${what}`, value: description },
    { what: `most memory of the process, ${what}`, value: `${megabytes} MB` },
  ];
}

export const settlement: Bench = {
  name: 'settlement',
  against: 'one INSERT … SELECT of a row for each team, as wide as a result',
  async run({ folder, rounds, mysqlUrl }) {
    const onFile = `sqlite:${join(folder, 'settlement.sqlite')}`;
    const runs = [await settleOn(onFile, 'SQLite', TEAMS, rounds)];
    const notes: string[] = [];
    if (mysqlUrl) {
      for (const teams of [TEAMS, MAX_TEAMS]) {
        const run = await withDatabase(mysqlUrl, (url) => settleOn(url, 'MariaDB', teams, rounds));
        runs.push(teams === MAX_TEAMS ? withAims(run) : run);
      }
    } else notes.push('MariaDB was left out: no server was found.');
    return {
      lines: runs.flatMap(({ lines }) => lines),
      figures: runs.flatMap(({ figures }) => figures),
      notes,
    };
  },
};
