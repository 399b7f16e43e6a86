import { QueryTypes } from 'sequelize';
import { DatabaseClock } from '../clock/databaseClock.js';
import { connectDatabase } from '../db/connectDatabase.js';
import { migrate } from '../db/migrate.js';
import { DEMO_START } from '../demo/seedDemo.js';
import { settleWeek } from '../settlement/index.js';
import { seedTournament } from './seedTournament.js';
import { serveBench } from './serveBench.js';

/**
 * One side of the bench of settling, the other being the bare writing of as many rows, as wide and as indexed, in one
 * transaction of the same database. Reads `DATABASE_URL` and `BENCH_TEAMS`; the bench asks for runs by message.
 */
const WEEK = 1;
const COLUMNS = 'week_id, version, team_id, half_points, total_half, week_rank, general_rank, general_move';

const database = await connectDatabase(process.env.DATABASE_URL ?? '');
const { sequelize, withTransaction, dialect } = database;
await migrate(database);
const clock = new DatabaseClock(database);
const context = { ...database, clock };

await withTransaction((transaction) => clock.setTime(Date.parse(DEMO_START), transaction));
await seedTournament(database, clock, Number(process.env.BENCH_TEAMS ?? 20_000));
await makePlainTable();

serveBench({
  async settle() {
    const began = performance.now();
    const result = await settleWeek(context, WEEK);
    const cost = performance.now() - began;
    if (!result.ok) throw new Error(`Settling is refused: ${result.refusal.code}`);
    return { cost, answer: await sumsOf('team_results', result.report.version) };
  },
  async write() {
    const version = await visibleVersion();
    await sequelize.query('DELETE FROM bench_results');
    const began = performance.now();
    await withTransaction(async (transaction) => {
      await sequelize.query(
        `INSERT INTO bench_results (${COLUMNS}) SELECT ${COLUMNS} FROM team_results WHERE week_id = :week AND version = :version`,
        { replacements: { week: WEEK, version }, transaction },
      );
    });
    return { cost: performance.now() - began, answer: await sumsOf('bench_results', version) };
  },
});

/** The same columns, key and indexes as `team_results`. */
async function makePlainTable(): Promise<void> {
  if (dialect === 'mysql') {
    await sequelize.query('CREATE TABLE bench_results LIKE team_results');
    return;
  }
  const statements = await sequelize.query<{ sql: string }>(
    "SELECT sql FROM sqlite_master WHERE tbl_name = 'team_results' AND sql IS NOT NULL ORDER BY type DESC",
    { type: QueryTypes.SELECT },
  );
  for (const { sql } of statements) await sequelize.query(sql.replaceAll('team_results', 'bench_results'));
}

async function visibleVersion(): Promise<number> {
  const matchday = await database.models.Matchday.findOne({ where: { weekId: WEEK }, raw: true });
  return matchday?.version ?? 0;
}

/** What both sides must agree on, however they came to it. */
async function sumsOf(table: 'team_results' | 'bench_results', version: number): Promise<number[]> {
  const [sums] = await sequelize.query<Record<string, number>>(
    `SELECT COUNT(*) AS teams, SUM(half_points) AS points, SUM(week_rank) AS ranks,
       SUM(general_rank * half_points) AS places FROM ${table} WHERE week_id = :week AND version = :version`,
    { type: QueryTypes.SELECT, replacements: { week: WEEK, version } },
  );
  return Object.values(sums ?? {}).map(Number);
}
