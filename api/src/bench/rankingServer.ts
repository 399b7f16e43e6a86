import { once } from 'node:events';
import { QueryTypes } from 'sequelize';
import { createApp } from '../app.js';
import { FixedClock } from '../clock/fixedClock.js';
import { createContext } from '../createContext.js';
import { connectDatabase } from '../db/connectDatabase.js';
import { readEnv } from '../env.js';
import { createLog } from '../logging/createLog.js';
import { settleWeek } from '../settlement/index.js';
import { seedTournament } from './seedTournament.js';
import { serveBench } from './serveBench.js';

/**
 * Both sides of the bench of rankings in one server: the API on a database of many teams after four matchdays, in which every
 * kind of ranking begins elsewhere, and below `/bare/<id>` the reading of one team by its primary key. Reads `BENCH_PORT`,
 * `BENCH_TEAMS` and what the API reads.
 */
const WEEKS = [1, 2, 3, 4];
const AFTER_THEM = Date.parse('2024-07-03T08:00:00Z');
const BARE = /^\/bare\/(\d+)$/;

const env = readEnv(process.env);
const database = await connectDatabase(env.databaseUrl);
const clock = new FixedClock(AFTER_THEM);
await seedTournament(database, clock, Number(process.env.BENCH_TEAMS));
const context = createContext({ env, log: createLog('warn'), clock, database });

const app = createApp(context);
app.use(async (http) => {
  const id = Number(BARE.exec(http.path)?.[1]);
  const [team] = await database.sequelize.query(
    'SELECT id, name, badge, name_visible AS nameVisible, week_id AS weekId FROM teams WHERE id = :id',
    { type: QueryTypes.SELECT, replacements: { id } },
  );
  http.body = team;
});
await once(app.listen(Number(process.env.BENCH_PORT), '127.0.0.1'), 'listening');

serveBench({
  /** Settles all matchdays; the cost is that of the last. */
  async settle() {
    let cost = 0;
    for (const weekId of WEEKS) {
      const began = performance.now();
      const result = await settleWeek(context, weekId);
      cost = performance.now() - began;
      if (!result.ok) throw new Error(`Settling is refused: ${result.refusal.code}`);
    }
    return { cost, answer: null };
  },
  /** Bytes that this process holds. */
  async memory() {
    return { cost: 0, answer: process.memoryUsage().rss };
  },
});
