import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseClock, select, settleDue, withStatementTimeout } from '@euro/api/testing';
import { apiContext } from '../kit/apiContext.js';
import { MANAGER_COLUMNS, type Manager, type ManagerRow, signInManagers } from '../kit/managers.js';
import { importEuro } from '../kit/seedTournament.js';
import { Costing, serveRuns } from '../kit/serveRuns.js';
import { stopClock } from '../kit/stopClock.js';
import { until } from '../kit/until.js';
import { checkSquads } from './checkSquads.js';
import { createSeedTables, growTeams } from './growTeams.js';
import { run } from './sql.js';
import { pageBytes, tableBytes } from './tableBytes.js';

/**
 * Prepares the database of the capacity measurement and looks into it, while processes of the product work on it.
 * Reads what the API reads. Times are in milliseconds.
 */
const WEEK = 1;
/** Moments of the game: before the first deadline, in the last match of matchday 1, and after it. */
const MOMENTS = {
  before: '2024-06-10T08:00:00Z',
  running: '2024-06-18T20:00:00Z',
  played: '2024-06-19T08:00:00Z',
} as const;
/** For so long the clock has been where it is set to: lineups are copied a minute after their deadline. */
const SET_SINCE = 120_000;
const STATEMENT = 14_400_000;
const [POLL, LOOK_AT_NAMES] = [5, 100];
/** Pretends that the names of all possible teams are indexed, so that workers do not index them meanwhile. */
const ALL_NAMES = 2_000_000_000;
/** Number of squads that are validated by the game's rules. */
const CHECKED_TEAMS = 5_000;

const { database, clock, context } = await apiContext((own) => new DatabaseClock(own), {
  statementTimeout: STATEMENT,
});
const { sequelize, models, withTransaction, dialect } = database;
const game = { ...database, clock };
let release: (() => Promise<void>) | null = null;

async function setClock(moment: keyof typeof MOMENTS): Promise<void> {
  await stopClock(database, clock, MOMENTS[moment]);
  await run(database, `UPDATE clocks SET anchor_real_ms = anchor_real_ms - ${SET_SINCE}`);
  await clock.refresh();
}

/** The matchday, and the settlement that works on it or whose results are visible. */
async function readState() {
  const matchday = await models.Matchday.findOne({ where: { weekId: WEEK }, raw: true, rejectOnEmpty: true });
  const { version, state, teams } = matchday;
  const running = await models.Settlement.findOne({ where: { weekId: WEEK, state: 'running' }, raw: true });
  const visible =
    version === null
      ? null
      : await models.Settlement.findOne({ where: { weekId: WEEK, version }, raw: true });
  return {
    version,
    state,
    teams,
    owner: running?.owner ?? null,
    restUntil: Number(visible?.leaseUntil ?? 0),
  };
}

const untilTrue = (isReached: () => Promise<boolean>, what: string, everyMs = POLL) =>
  until(isReached, { timeoutMs: STATEMENT, everyMs, problem: `Nothing came of it: ${what}.` });

/** One bare INSERT … SELECT of a row for each team, as wide as a result. */
async function writeRows(teams: number): Promise<Costing> {
  const columns = 'week_id, version, team_id, half_points, total_half, week_rank, general_rank, general_move';
  const columnDefinitions = columns.split(', ').map((column) => `${column} INTEGER NOT NULL`);
  for (const table of ['bench_source', 'bench_results'])
    await run(
      database,
      `CREATE TABLE ${table} (${columnDefinitions.join(', ')}, PRIMARY KEY (week_id, version, team_id))`,
    );
  await withTransaction((transaction) =>
    run(
      database,
      `INSERT INTO bench_source (${columns})
       SELECT 1, 1, id, id % 200, id % 200, 1 + id % 100000, 1 + id % 100000, id % 1000 FROM teams WHERE id <= :teams`,
      { teams },
      transaction,
    ),
  );
  const began = performance.now();
  await withTransaction((transaction) =>
    run(
      database,
      `INSERT INTO bench_results (${columns}) SELECT ${columns} FROM bench_source`,
      {},
      transaction,
    ),
  );
  const cost = performance.now() - began;
  for (const table of ['bench_source', 'bench_results']) await run(database, `DROP TABLE ${table}`);
  return new Costing(cost);
}

/** Makes workers believe that the names up to this id are indexed, so that they index only later ones. */
async function setNameProgress(highestId: number): Promise<void> {
  await models.NameProgress.upsert({
    id: 1,
    highestId,
    readAt: Date.now(),
    complete: highestId === ALL_NAMES,
  });
}

/** Signs in managers of teams all over the game, each in a league. */
async function signIn(count: number): Promise<Manager[]> {
  const highest = (await models.Team.max<number | null, InstanceType<typeof models.Team>>('id')) ?? 0;
  const step = Math.max(1, Math.floor(highest / count / 20)) * 20;
  // The second of each twenty is in a league, and did not found it.
  const ids = Array.from({ length: count }, (_, at) => 2 + at * step).filter((id) => id <= highest);
  const rows = await select<ManagerRow>(
    sequelize,
    `SELECT ${MANAGER_COLUMNS}, m.league_id AS leagueId
     FROM teams t JOIN team_lineups l ON l.team_id = t.id AND l.week_id = ${WEEK}
       JOIN league_members m ON m.team_id = t.id WHERE t.id IN (:ids) ORDER BY t.id`,
    { ids },
  );
  return signInManagers(context, rows);
}

/** Blocks writers of results until `releaseResults`; returns the owner of the settlement that waits. */
async function holdResults(): Promise<string> {
  if (dialect !== 'mysql') throw new Error('Only MySQL has locks of gaps.');
  const transaction = await sequelize.transaction();
  release = async () => {
    release = null;
    await transaction.rollback();
  };
  await run(
    database,
    `SELECT part FROM result_parts WHERE week_id = ${WEEK} AND version > :version FOR UPDATE`,
    { version: (await readState()).version ?? 0 },
    transaction,
  );
  await change();
  let owner: string | null = null;
  await untilTrue(async () => {
    const state = await readState();
    const plannedRuns = await models.Settlement.count({
      where: { weekId: WEEK, state: 'running', plan: '' },
    });
    owner = state.owner;
    return owner !== null && plannedRuns === 0;
  }, 'a settlement that writes results');
  return owner ?? '';
}

/** Leaves the matchday as if something had happened since it was settled. */
async function change(): Promise<void> {
  await models.Matchday.update({ inputs: null }, { where: { weekId: WEEK } });
}

const runs = {
  /** Fills an empty database with the tournament and with what teams are made from. */
  async prepare({ largest }: { largest: number }) {
    await importEuro(database, clock);
    await setClock('before');
    // Players get the values that they have then.
    await settleDue(game);
    await createSeedTables(game, largest);
  },
  /** Adds teams up to the given number, before the first deadline; answers the milliseconds of that alone. */
  async grow(growth: { teams: number; largest: number }) {
    await setClock('before');
    // Takes results back, and values that have changed since.
    await settleDue(game);
    await setNameProgress(ALL_NAMES);
    const began = performance.now();
    await growTeams(game, { ...growth, weekId: WEEK });
    return performance.now() - began;
  },
  check: () => checkSquads(game, CHECKED_TEAMS),
  clock: ({ moment }: { moment: keyof typeof MOMENTS }) => setClock(moment),
  write: ({ teams }: { teams: number }) => writeRows(teams),
  state: readState,
  change,
  /** Waits until results of another version, in this state, are visible. */
  settled: ({ version, state }: { version: number | null; state: string }) =>
    untilTrue(async () => {
      const now = await readState();
      return now.version !== version && now.state === state;
    }, 'new results'),
  /** Waits until provisional results may be replaced. */
  rested: async () => pause(Math.max(0, (await readState()).restUntil - Date.now())),
  /** Holds the matchday, as after an operator reopened it: it is not confirmed. */
  holdMatchday: ({ held }: { held: boolean }) =>
    models.Matchday.update({ held }, { where: { weekId: WEEK } }),
  holdResults,
  releaseResults: () => release?.(),
  /** Waits until workers have put the names of teams after `before` into the index. */
  async named({ before, teams }: { before: number; teams: number }) {
    await setNameProgress(before);
    const isIndexed = async () => {
      const progress = await models.NameProgress.findOne({ raw: true, rejectOnEmpty: true });
      return progress.highestId >= teams && progress.complete;
    };
    await untilTrue(isIndexed, 'an index of names', LOOK_AT_NAMES);
  },
  signIn: ({ count }: { count: number }) => signIn(count),
  async bytes() {
    const keyBytes = await pageBytes(database, 'idempotency_keys');
    return { tables: await tableBytes(database), keys: await models.IdempotencyKey.count(), keyBytes };
  },
};

serveRuns(
  Object.fromEntries(
    Object.entries(runs).map(([name, work]) => [
      name,
      (input: never) => withStatementTimeout(STATEMENT, async () => work(input)),
    ]),
  ),
);
