import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  connectDatabase,
  createApp,
  createContext,
  createLog,
  FixedClock,
  identifyCaller,
  indexNamesJob,
  readEnv,
  refreshSnapshot,
  settleWeek,
  startSession,
  sweepResults,
  withStatementTimeout,
} from '@euro/api/testing';
import type { Middleware } from 'koa';
import { QueryTypes } from 'sequelize';
import { seedCopies, seedTournament } from './seedTournament.js';
import { serveBench } from './serveBench.js';
import { watchBlocks } from './watchBlocks.js';

/**
 * Both sides of the bench of rankings in one server: the API on a database of many teams after four matchdays, in
 * which every kind of ranking begins elsewhere, and below `/bare/<id>` the reading of one team by its primary key, for
 * who has a token after looking at his sign-in. With `BENCH_COPIES` most teams are copies and one matchday is enough;
 * with `BENCH_SEEDED` another process has made them. Reads `BENCH_PORT`, `BENCH_TEAMS` and what the API reads.
 */
const WEEKS = process.env.BENCH_COPIES ? [1] : [1, 2, 3, 4];
const AFTER_THEM = Date.parse('2024-07-03T08:00:00Z');
const BARE = /^\/bare\/(\d+)$/;

const env = readEnv(process.env);
const database = await connectDatabase(env.databaseUrl);
const clock = new FixedClock(AFTER_THEM);
const seed = process.env.BENCH_COPIES ? seedCopies : seedTournament;
if (!process.env.BENCH_SEEDED) await seed(database, clock, Number(process.env.BENCH_TEAMS));
const context = createContext({ env, log: createLog('warn'), clock, database });
if (process.env.BENCH_COPIES) {
  // The copies are never searched: as with an index in the database, no process reads their names.
  const progress = { id: 1, highestId: Number(process.env.BENCH_TEAMS), readAt: Date.now(), complete: true };
  await database.models.NameProgress.upsert(progress);
}
let stopWatching: ReturnType<typeof watchBlocks> | null = null;

const compared: Middleware = async (http) => {
  const id = Number(BARE.exec(http.path)?.[1]);
  await identifyCaller(http, context, 'optional');
  const [team] = await database.sequelize.query(
    'SELECT id, name, badge, name_visible AS nameVisible, week_id AS weekId FROM teams WHERE id = :id',
    { type: QueryTypes.SELECT, replacements: { id } },
  );
  http.body = team;
};
const server = createServer(createApp(context, { last: compared }));
await once(server.listen(Number(process.env.BENCH_PORT), '127.0.0.1'), 'listening');

/** Work for all teams has as much time for a statement as in a worker. */
const asWorker = <T>(work: () => Promise<T>) => withStatementTimeout(env.databaseTimeouts.long, work);

serveBench({
  /** Settles all matchdays; the cost is that of the last. */
  async settle() {
    let cost = 0;
    for (const weekId of WEEKS) {
      const began = performance.now();
      const result = await asWorker(() => settleWeek(context, weekId));
      cost = performance.now() - began;
      if (!result.ok) throw new Error(`Settling is refused: ${result.refusal.code}`);
    }
    return { cost, answer: null };
  },
  /** Publishes the first matchday once more, as a worker does at a goal. */
  async publish() {
    await context.models.Matchday.update({ inputs: null }, { where: { weekId: 1 } });
    const began = performance.now();
    const result = await asWorker(() => settleWeek(context, 1, { dueState: 'provisional' }));
    if (!result.ok) throw new Error(`Settling is refused: ${result.refusal.code}`);
    await asWorker(() => sweepResults(context, 1));
    return { cost: performance.now() - began, answer: null };
  },
  /** Has the database search names from now on. */
  async indexNames() {
    const began = performance.now();
    while ((await asWorker(() => indexNamesJob.run(context, clock.now()))) === 'again');
    return { cost: performance.now() - began, answer: null };
  },
  /** From now on blocks are looked for, until `blocked` answers the longest. */
  async watch() {
    stopWatching = watchBlocks();
    return { cost: 0, answer: null };
  },
  async blocked() {
    return { cost: 0, answer: stopWatching?.() };
  },
  /** Signs the manager of the last team in, and has a job refresh the snapshot; answers his token and his team. */
  async signIn() {
    const { models, accessTokens, withTransaction } = context;
    const team = await models.Team.findOne({ order: [['id', 'DESC']], raw: true });
    if (!team) throw new Error('There is no team.');
    const userId = await withTransaction(async (transaction) => {
      const names = { firstName: 'Noor', lastName: 'Peeters', language: 'nl' as const };
      const user = await models.User.create(
        { ...names, email: 'noor@bench.test', createdAt: 0 },
        { transaction },
      );
      await models.Team.update({ userId: user.id }, { where: { id: team.id }, transaction });
      return user.id;
    });
    const { family } = await withTransaction((transaction) =>
      startSession(context, userId, 'bench', transaction),
    );
    const caller = { userId, roles: new Set<never>(), sessionFamily: family, language: 'nl' as const };
    const { token } = await accessTokens.issue(caller);
    await refreshSnapshot(context);
    setInterval(() => refreshSnapshot(context), 1_000).unref();
    return { cost: 0, answer: { token, teamId: team.id } };
  },
  /** Milliseconds of CPU so far. */
  async cpu() {
    const { user, system } = process.cpuUsage();
    return { cost: (user + system) / 1_000, answer: null };
  },
  /** Bytes that this process holds. */
  async memory() {
    return { cost: 0, answer: process.memoryUsage().rss };
  },
});
