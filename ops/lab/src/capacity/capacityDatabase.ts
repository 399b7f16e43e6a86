import {
  connectDatabase,
  createContext,
  createLog,
  DatabaseClock,
  type LineupColumns,
  readEnv,
  readLineup,
  select,
  settleDue,
  startSession,
  withStatementTimeout,
} from '@euro/api/testing';
import { importTournament } from '../bench/seedTournament.js';
import { serveBench } from '../bench/serveBench.js';
import { checkSquads } from './checkSquads.js';
import { createSeedTables, dropSeedTables, growTeams } from './growTeams.js';
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

const env = readEnv(process.env);
const database = await connectDatabase(env.databaseUrl, { statementTimeout: STATEMENT });
const { sequelize, models, withTransaction, dialect } = database;
const clock = new DatabaseClock(database);
const context = createContext({ env, log: createLog('warn'), clock, database });
const game = { ...database, clock };
let release: (() => Promise<void>) | null = null;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measureMs(work: () => Promise<unknown>) {
  const began = performance.now();
  const answer = await work();
  return { cost: performance.now() - began, answer: answer ?? null };
}

async function setClock(moment: keyof typeof MOMENTS): Promise<void> {
  await withTransaction(async (transaction) => {
    await clock.setSpeed(0, transaction);
    await clock.setTime(Date.parse(MOMENTS[moment]), transaction);
    await run(database, `UPDATE clocks SET anchor_real_ms = anchor_real_ms - ${SET_SINCE}`, {}, transaction);
  });
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

async function until(isReached: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + STATEMENT; Date.now() < end; await pause(POLL)) if (await isReached()) return;
  throw new Error(`Nothing came of it: ${what}.`);
}

/** One bare INSERT … SELECT of a row for each team, as wide as a result. */
async function writeRows(teams: number): Promise<number> {
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
  const { cost } = await measureMs(() =>
    withTransaction((transaction) =>
      run(
        database,
        `INSERT INTO bench_results (${columns}) SELECT ${columns} FROM bench_source`,
        {},
        transaction,
      ),
    ),
  );
  for (const table of ['bench_source', 'bench_results']) await run(database, `DROP TABLE ${table}`);
  return cost;
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
async function signIn(count: number) {
  const highest = (await models.Team.max<number | null, InstanceType<typeof models.Team>>('id')) ?? 0;
  const step = Math.max(1, Math.floor(highest / count / 20)) * 20;
  // The second of each twenty is in a league, and did not found it.
  const ids = Array.from({ length: count }, (_, at) => 2 + at * step).filter((id) => id <= highest);
  const rows = await select<LineupColumns & Record<'teamId' | 'userId' | 'leagueId', number>>(
    sequelize,
    `SELECT t.id AS teamId, t.user_id AS userId, m.league_id AS leagueId, l.starting, l.bench,
       l.captain_id AS captainId, l.vice_captain_id AS viceCaptainId, l.purchase_prices AS purchasePrices,
       l.money_left AS moneyLeft
     FROM teams t JOIN team_lineups l ON l.team_id = t.id AND l.week_id = ${WEEK}
       JOIN league_members m ON m.team_id = t.id WHERE t.id IN (:ids) ORDER BY t.id`,
    { ids },
  );
  return withTransaction(async (transaction) => {
    const managers: object[] = [];
    for (const { teamId, userId, leagueId, ...columns } of rows) {
      const { family } = await startSession(context, userId, 'bench', transaction);
      const caller = { userId, roles: new Set<never>(), sessionFamily: family, language: 'nl' as const };
      const { token } = await context.accessTokens.issue(caller);
      const { starting, bench, captainId, viceCaptainId } = readLineup(columns);
      managers.push({ teamId, leagueId, token, lineup: { starting, bench, captainId, viceCaptainId } });
    }
    return managers;
  });
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
  await until(async () => {
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
  prepare: ({ largest }: { largest: number }) =>
    measureMs(async () => {
      await importTournament(database, clock);
      await setClock('before');
      // Players get the values that they have then.
      await settleDue(game);
      await createSeedTables(game, largest);
    }),
  /** Adds teams up to the given number, before the first deadline. */
  grow: (growth: { teams: number; largest: number }) =>
    measureMs(async () => {
      await setClock('before');
      // Takes results back, and values that have changed since.
      await settleDue(game);
      await setNameProgress(ALL_NAMES);
      const { cost } = await measureMs(() => growTeams(game, { ...growth, weekId: WEEK }));
      return cost;
    }),
  check: () => measureMs(() => checkSquads(game, CHECKED_TEAMS)),
  clock: ({ moment }: { moment: keyof typeof MOMENTS }) => measureMs(() => setClock(moment)),
  write: ({ teams }: { teams: number }) => measureMs(() => writeRows(teams)),
  state: () => measureMs(readState),
  change: () => measureMs(change),
  /** Waits until results of another version, in this state, are visible. */
  settled: ({ version, state }: { version: number | null; state: string }) =>
    measureMs(() =>
      until(async () => {
        const now = await readState();
        return now.version !== version && now.state === state;
      }, 'new results'),
    ),
  /** Waits until provisional results may be replaced. */
  rested: () => measureMs(async () => pause(Math.max(0, (await readState()).restUntil - Date.now()))),
  /** Holds the matchday, as after an operator reopened it: it is not confirmed. */
  holdMatchday: ({ held }: { held: boolean }) =>
    measureMs(() => models.Matchday.update({ held }, { where: { weekId: WEEK } })),
  holdResults: () => measureMs(holdResults),
  releaseResults: () => measureMs(async () => release?.()),
  /** Waits until workers have put the names of teams after `before` into the index. */
  named: ({ before, teams }: { before: number; teams: number }) =>
    measureMs(async () => {
      await setNameProgress(before);
      await until(async () => {
        const progress = await models.NameProgress.findOne({ raw: true, rejectOnEmpty: true });
        if (progress.highestId >= teams && progress.complete) return true;
        await pause(LOOK_AT_NAMES);
        return false;
      }, 'an index of names');
    }),
  signIn: ({ count }: { count: number }) => measureMs(() => signIn(count)),
  bytes: () =>
    measureMs(async () => ({
      tables: await tableBytes(database),
      keys: await models.IdempotencyKey.count(),
      keyBytes: await pageBytes(database, 'idempotency_keys'),
    })),
  end: () => measureMs(() => dropSeedTables(database)),
};

serveBench(
  Object.fromEntries(
    Object.entries(runs).map(([name, work]) => [
      name,
      // The caller passes the input of each run.
      (input) =>
        withStatementTimeout(STATEMENT, () =>
          (work as (value: unknown) => ReturnType<typeof measureMs>)(input),
        ),
    ]),
  ),
);
