import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { Bench } from './bench.js';
import { compare } from './rounds.js';
import { startWorker } from './worker.js';

/** Teams that are settled. */
export const TEAMS = 20_000;

/** Settling 20,000 teams against writing as many result rows, on the database at `url`. */
async function settleOn(url: string, where: string, rounds: number) {
  const worker = await startWorker('settlementWorker', { DATABASE_URL: url, BENCH_TEAMS: String(TEAMS) });
  const timed = async (name: string) => {
    const { cost, answer } = await worker.run(name);
    return { cost: { time: cost }, answer };
  };
  try {
    const { time: comparison } = await compare(
      { name: 'settling', run: () => timed('settle') },
      { name: 'writing', run: () => timed('write') },
      rounds,
    );
    return { what: `settle and rank ${TEAMS.toLocaleString('en')} teams, ${where}`, unit: 'ms', comparison };
  } finally {
    await worker.stop();
  }
}

export const settlement: Bench = {
  name: 'settlement',
  against: 'one INSERT … SELECT of as many rows, as wide and as indexed',
  async run({ folder, rounds, mysqlUrl }) {
    const lines = [await settleOn(`sqlite:${join(folder, 'settlement.sqlite')}`, 'SQLite', rounds)];
    if (!mysqlUrl) return { lines, notes: ['MariaDB was left out: no server was found.'] };
    const name = `euro_bench_${randomBytes(4).toString('hex')}`;
    const connection = await createConnection(mysqlUrl);
    try {
      await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
      lines.push(await settleOn(new URL(name, `${mysqlUrl}/`).href, 'MariaDB', rounds));
    } finally {
      await connection.query(`DROP DATABASE IF EXISTS ${name}`);
      await connection.end();
    }
    return { lines };
  },
};
