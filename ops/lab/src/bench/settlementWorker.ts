import {
  connectDatabase,
  DEMO_START,
  FixedClock,
  migrate,
  readPart,
  type SettleOptions,
  settleWeek,
  sweepResults,
  type TeamResult,
} from '@euro/api/testing';
import { QueryTypes } from 'sequelize';
import { seedCopies } from '../kit/seedTournament.js';
import { Costing, serveRuns } from '../kit/serveRuns.js';

/**
 * One side of the bench of settling, the other being the bare writing of a row for each team, as wide as a result, in
 * one transaction of the same database. Reads `DATABASE_URL` and `BENCH_TEAMS`; the bench asks for runs by message.
 */
const WEEK = 1;
const COLUMNS = 'week_id, version, team_id, half_points, total_half, week_rank, general_rank, general_move';
/** Rows in one statement. */
const BATCH = 5_000;

// Copying half a million teams is one statement.
const database = await connectDatabase(process.env.DATABASE_URL ?? '', { statementTimeout: 60_000 });
const { sequelize, withTransaction, dialect } = database;
await migrate(database);
// One that was set long ago: lineups are copied a minute after that.
const clock = new FixedClock(DEMO_START);
const context = { ...database, clock };

await seedCopies(database, clock, Number(process.env.BENCH_TEAMS ?? 20_000));
await settle();
await makePlainTables();

serveRuns({
  async settle() {
    const { cost } = await settle();
    return new Costing(cost, await sumsOfParts());
  },
  /** The same while the matchday runs: this worker has settled it before. */
  async settleAgain() {
    const { cost } = await settleAgain();
    return new Costing(cost, await sumsOfParts());
  },
  /** The last of a matchday's settlements, by the worker that did those before. */
  async confirm() {
    await settleAgain();
    await pretendChange();
    const { cost } = await settle({ state: 'confirmed', dueState: 'confirmed' });
    return new Costing(cost, await sumsOfParts());
  },
  async write() {
    await sequelize.query(dialect === 'mysql' ? 'TRUNCATE bench_results' : 'DELETE FROM bench_results');
    const began = performance.now();
    await withTransaction((transaction) =>
      sequelize.query(`INSERT INTO bench_results (${COLUMNS}) SELECT ${COLUMNS} FROM bench_source`, {
        transaction,
      }),
    );
    return new Costing(performance.now() - began, await sumsOfRows());
  },
  /** Milliseconds of each step of a second settlement, and the peak memory of this process, in megabytes. */
  async profile() {
    const { steps } = await settleAgain();
    return { steps, megabytes: Math.round(process.resourceUsage().maxRSS / 1_024) };
  },
});

/** Like a worker at a goal. */
async function settleAgain() {
  await pretendChange();
  return settle({ dueState: 'provisional' });
}

/** Leaves the matchday as if something had happened since it was settled. */
function pretendChange(): Promise<unknown> {
  return database.models.Matchday.update({ inputs: null, state: 'provisional' }, { where: { weekId: WEEK } });
}

/** Settles the matchday again; what it replaces goes afterwards, so that every run finds as much. */
async function settle(options: SettleOptions = {}) {
  const steps: [string, number][] = [];
  const began = performance.now();
  let since = began;
  const result = await settleWeek(context, WEEK, {
    ...options,
    afterStep(step) {
      const now = performance.now();
      steps.push([step, now - since]);
      since = now;
    },
  });
  const cost = performance.now() - began;
  if (!result.ok) throw new Error(`Settling is refused: ${result.refusal.code}`);
  await sweepResults(context, WEEK);
  return { cost, steps };
}

/** A table of rows to write, and one to write them to. */
async function makePlainTables(): Promise<void> {
  for (const table of ['bench_source', 'bench_results']) {
    const columns = COLUMNS.split(', ').map(
      (column) => `${column} INTEGER ${column === 'general_move' ? '' : 'NOT NULL'}`,
    );
    await sequelize.query(`CREATE TABLE ${table} (${columns}, PRIMARY KEY (week_id, version, team_id))`);
  }
  let rows: string[] = [];
  const insert = async () => {
    await sequelize.query(`INSERT INTO bench_source (${COLUMNS}) VALUES ${rows.join()}`);
    rows = [];
  };
  for await (const result of storedResults()) {
    const { teamId, halfPoints, totalHalf, weekRank, generalRank, generalMove } = result;
    const values = [teamId, halfPoints, totalHalf, weekRank, generalRank, generalMove ?? 'NULL'];
    rows.push(`(${WEEK},1,${values})`);
    if (rows.length === BATCH) await insert();
  }
  if (rows.length > 0) await insert();
}

async function* storedResults(): AsyncGenerator<TeamResult> {
  const parts = await sequelize.query<{ part: number; results: Buffer | ArrayBuffer }>(
    `SELECT p.part, p.results FROM matchdays m JOIN result_parts p ON p.week_id = m.week_id AND p.version = m.version
      WHERE m.week_id = ${WEEK} ORDER BY p.part`,
    { type: QueryTypes.SELECT },
  );
  for (const { part, results } of parts) yield* readPart(part, results);
}

/** Sums on which both sides must agree: teams, points, ranks and places. */
async function sumsOfParts(): Promise<number[]> {
  const sums = [0, 0, 0, 0];
  for await (const { halfPoints, weekRank, generalRank } of storedResults()) {
    for (const [index, value] of [1, halfPoints, weekRank, generalRank * halfPoints].entries())
      sums[index] = (sums[index] ?? 0) + value;
  }
  return sums;
}

async function sumsOfRows(): Promise<number[]> {
  const [sums] = await sequelize.query<Record<string, number>>(
    `SELECT COUNT(*) AS teams, SUM(half_points) AS points, SUM(week_rank) AS ranks,
       SUM(general_rank * half_points) AS places FROM bench_results`,
    { type: QueryTypes.SELECT },
  );
  return Object.values(sums ?? {}).map(Number);
}
