import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  createApp,
  FixedClock,
  identifyCaller,
  indexNamesJob,
  refreshSnapshot,
  type SettleOptions,
  settleWeek,
  sweepResults,
  withStatementTimeout,
} from '@euro/api/testing';
import type { Middleware } from 'koa';
import { QueryTypes } from 'sequelize';
import { apiContext } from '../kit/apiContext.js';
import { cpuMs } from '../kit/cpuMs.js';
import { signInUser } from '../kit/managers.js';
import { seedCopies, seedTournament } from '../kit/seedTournament.js';
import { Costing, serveRuns } from '../kit/serveRuns.js';
import { watchBlocks } from '../kit/watchBlocks.js';

/**
 * Both sides of the bench of rankings in one server: the API on a database of many teams after four matchdays, in
 * which every kind of ranking begins elsewhere, and below `/bare/<id>` the reading of one team by its primary key, for
 * who has a token after looking at his sign-in. With `BENCH_COPIES` most teams are copies and one matchday is enough;
 * with `BENCH_SEEDED` another process has made them. Reads `BENCH_PORT`, `BENCH_TEAMS` and what the API reads.
 */
const WEEKS = process.env.BENCH_COPIES ? [1] : [1, 2, 3, 4];
const AFTER_THEM = '2024-07-03T08:00:00Z';
const BARE = /^\/bare\/(\d+)$/;

const { env, database, clock, context } = await apiContext(() => new FixedClock(AFTER_THEM));
const seed = process.env.BENCH_COPIES ? seedCopies : seedTournament;
if (!process.env.BENCH_SEEDED) await seed(database, clock, Number(process.env.BENCH_TEAMS));
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

serveRuns({
  /** Settles all matchdays; the cost is that of the last. */
  async settle() {
    let cost = 0;
    for (const weekId of WEEKS) {
      const began = performance.now();
      await settle(weekId);
      cost = performance.now() - began;
    }
    return new Costing(cost);
  },
  /** Publishes the first matchday once more, as a worker does at a goal. */
  async publish() {
    await context.models.Matchday.update({ inputs: null }, { where: { weekId: 1 } });
    await settle(1, { dueState: 'provisional' });
    await asWorker(() => sweepResults(context, 1));
  },
  /** Has the database search names from now on. */
  async indexNames() {
    while ((await asWorker(() => indexNamesJob.run(context, clock.now()))) === 'again');
  },
  /** From now on blocks are looked for, until `blocked` answers the longest. */
  watch() {
    stopWatching = watchBlocks();
  },
  blocked: () => stopWatching?.(),
  /** Signs the manager of the last team in, and has a job refresh the snapshot; answers his token and his team. */
  async signIn() {
    const { models, withTransaction } = context;
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
    const { token } = await signInUser(context, userId);
    await refreshSnapshot(context);
    setInterval(() => refreshSnapshot(context), 1_000).unref();
    return { token, teamId: team.id };
  },
  cpu: cpuMs,
  /** Bytes that this process holds. */
  memory: () => process.memoryUsage().rss,
});

async function settle(weekId: number, options: SettleOptions = {}): Promise<void> {
  const result = await asWorker(() => settleWeek(context, weekId, options));
  if (!result.ok) throw new Error(`Settling is refused: ${result.refusal.code}`);
}
