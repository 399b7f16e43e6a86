import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { DatabaseClock } from './clock/databaseClock.js';
import { createContext } from './createContext.js';
import { connectDatabase } from './db/connectDatabase.js';
import { migrate } from './db/migrate.js';
import type { Env } from './env.js';
import { createMetrics } from './health/metrics.js';
import { startJobs } from './jobs/startJobs.js';
import { drain } from './lifecycle/drain.js';
import { explainListenError } from './lifecycle/explainListenError.js';

/** How often other processes' changes to the clock are looked for, in milliseconds. */
const CLOCK_REFRESH = 1_000;

export interface RunningApi {
  readonly port: number;
  /** Finishes what was begun and closes everything. */
  stop(): Promise<void>;
}

/**
 * Starts a whole API process: migrates, listens, runs the background jobs.
 * @throws an Error with one sentence for the operator when it can't.
 */
export async function startApi(env: Env, log: Logger): Promise<RunningApi> {
  const database = await connectDatabase(env.databaseUrl);
  await migrate(database);
  const clock = new DatabaseClock(database);
  await database.withTransaction(async (transaction) => {
    if (env.clockSpeed !== null) await clock.setSpeed(env.clockSpeed, transaction);
    if (env.clock !== null) await clock.setTime(env.clock, transaction);
    await clock.refresh(transaction);
  });
  const context = createContext({ env, log, clock, database });
  const metrics = createMetrics(true);
  const lifecycle = { isDraining: false };

  const server = createApp(context, { metrics, lifecycle }).listen(env.port, env.host);
  // Slow senders must not hold a connection for ever.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  try {
    await once(server, 'listening');
  } catch (error) {
    await database.sequelize.close();
    throw explainListenError(error, env);
  }
  const stopJobs = startJobs(context, metrics, [
    { name: 'clock', everyMs: CLOCK_REFRESH, run: () => clock.refresh() },
  ]);
  const { port } = server.address() as AddressInfo;
  log.info({ host: env.host, port, demo: env.demo }, 'api is listening');
  return { port, stop: () => drain({ server, context, lifecycle, stopJobs }) };
}
