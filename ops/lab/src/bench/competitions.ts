import { join } from 'node:path';
import type { Bench, BenchLine } from './bench.js';
import { withDatabase } from './mariadb.js';
import { compare } from './rounds.js';
import { TEAMS } from './settlement.js';
import { startWorker } from './worker.js';

/** Compares settling two competitions concurrently with one after the other, on the database at `url`. */
async function settleBoth(url: string, where: string, rounds: number): Promise<BenchLine> {
  const worker = await startWorker('competitionsWorker', { DATABASE_URL: url, BENCH_TEAMS: String(TEAMS) });
  const measure = async (name: string) => {
    const { cost, answer } = await worker.run(name);
    return { cost: { time: cost }, answer };
  };
  try {
    const { time: comparison } = await compare(
      { name: 'at once', run: () => measure('together') },
      { name: 'one after the other', run: () => measure('apart') },
      rounds,
    );
    const what = `settle two competitions of ${TEAMS.toLocaleString('en')} teams at once, ${where}`;
    return { what, unit: 'ms', comparison, aim: { atMost: 1.1 } };
  } finally {
    await worker.stop();
  }
}

export const competitions: Bench = {
  name: 'competitions',
  against: 'the same two, one after the other',
  async run({ folder, rounds, mysqlUrl }) {
    const lines = [await settleBoth(`sqlite:${join(folder, 'competitions.sqlite')}`, 'SQLite', rounds)];
    if (mysqlUrl) {
      lines.push(await withDatabase(mysqlUrl, (url) => settleBoth(url, 'MariaDB', rounds)));
      return { lines };
    }
    return { lines, notes: ['MariaDB was left out: no server was found.'] };
  },
};
