import { once } from 'node:events';
import type { Server } from 'node:http';
import { createApp } from './app.js';
import { DatabaseClock } from './clock/databaseClock.js';
import { createContext } from './createContext.js';
import { connectDatabase } from './db/connectDatabase.js';
import { migrate } from './db/migrate.js';
import { type Env, readEnv } from './env.js';
import { createMetrics } from './health/metrics.js';
import { startJobs } from './jobs/startJobs.js';
import { drain } from './lifecycle/drain.js';
import { explainListenError } from './lifecycle/explainListenError.js';
import { createLog } from './logging/createLog.js';

/** How often other processes' changes to the clock are looked for, in milliseconds. */
const CLOCK_REFRESH = 1_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
  const database = await connectDatabase(env.databaseUrl);
  await migrate(database);
  const clock = new DatabaseClock(database);
  await database.withTransaction(async (transaction) => {
    if (env.clock !== null) await clock.setTime(env.clock, transaction);
    if (env.clockSpeed !== null) await clock.setSpeed(env.clockSpeed, transaction);
    await clock.refresh(transaction);
  });
  const context = createContext({ env, log, clock, database });
  const metrics = createMetrics(true);
  const lifecycle = { isDraining: false };
  const app = createApp(context, { metrics, lifecycle });
  const server = await listen(app.listen.bind(app), env);
  const stopJobs = startJobs(context, metrics, [
    { name: 'clock', everyMs: CLOCK_REFRESH, run: () => clock.refresh() },
  ]);
  log.info({ host: env.host, port: env.port, demo: env.demo }, 'api is listening');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'draining');
      lifecycle.isDraining = true;
      drain({ server, context, stopJobs }).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function listen(start: (port: number, host: string) => Server, env: Env): Promise<Server> {
  const server = start(env.port, env.host);
  // Slow senders must not hold a connection for ever.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, env);
  }
  return server;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
