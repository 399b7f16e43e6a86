import { join } from 'node:path';
import { sideOf, type Worker, withWorker } from '../kit/programs.js';
import { compare } from '../kit/rounds.js';
import type { Bench, BenchFigure, BenchLine } from './bench.js';
import { onBoth, withDatabase } from './onMariaDb.js';

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
function settleOn(url: string, where: string, teams: number, rounds: number): Promise<SettlementResult> {
  const env = { DATABASE_URL: url, BENCH_TEAMS: String(teams) };
  return withWorker('bench/settlementWorker', env, async (worker) => {
    const against = async (what: string, run: string) => {
      const { time } = await compare(
        sideOf(worker, 'settling', run),
        sideOf(worker, 'writing', 'write'),
        rounds,
      );
      return { what, unit: 'ms', comparison: time };
    };
    const what = `${teams.toLocaleString('en')} teams, ${where}`;
    const first = await against(`settle and rank ${what}`, 'settle');
    // Copies the lineups.
    await worker.run('settleAgain');
    const again = await against(`the same while the matchday runs: ${what}`, 'settleAgain');
    const figures = await profile(worker, what);
    const last = await against(
      `the same when the matchday is over, and confirmed by itself: ${what}`,
      'confirm',
    );
    return { lines: [first, again, last], figures };
  });
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
  const { steps, megabytes } = (await worker.run<Profile>('profile')).answer;
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
    const few = await onBoth(join(folder, 'settlement.sqlite'), mysqlUrl, (url, where) =>
      settleOn(url, where, TEAMS, rounds),
    );
    if (!mysqlUrl) return few;
    const many = withAims(await withDatabase(mysqlUrl, (url) => settleOn(url, 'MariaDB', MAX_TEAMS, rounds)));
    return { lines: [...few.lines, ...many.lines], figures: [...(few.figures ?? []), ...many.figures] };
  },
};
