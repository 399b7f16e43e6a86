import { join } from 'node:path';
import { sideOf, withWorker } from '../kit/programs.js';
import { compare } from '../kit/rounds.js';
import type { Bench } from './bench.js';
import { onBoth } from './onMariaDb.js';
import { TEAMS } from './settlement.js';

export const competitions: Bench = {
  name: 'competitions',
  against: 'the same two, one after the other',
  run: ({ folder, rounds, mysqlUrl }) =>
    onBoth(join(folder, 'competitions.sqlite'), mysqlUrl, (url, where) => {
      const env = { DATABASE_URL: url, BENCH_TEAMS: String(TEAMS) };
      return withWorker('bench/competitionsWorker', env, async (worker) => {
        const ours = sideOf(worker, 'at once', 'together');
        const plain = sideOf(worker, 'one after the other', 'apart');
        const { time: comparison } = await compare(ours, plain, rounds);
        const what = `settle two competitions of ${TEAMS.toLocaleString('en')} teams at once, ${where}`;
        return { lines: [{ what, unit: 'ms', comparison, aim: { atMost: 1.1 } }] };
      });
    }),
};
