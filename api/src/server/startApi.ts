import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createClocks } from '../infra/clock/clocks.js';
import { connectDatabase } from '../infra/db/connectDatabase.js';
import { migrate } from '../infra/db/migrate.js';
import type { Env } from '../infra/env.js';
import { systemCode } from '../infra/errors.js';
import { startTracing } from '../infra/tracing/index.js';
import { listCompetitions } from '../tournament/index.js';
import { createApp } from './app.js';
import { createContext } from './createContext.js';
import { followInvalidations } from './followInvalidations.js';
import { createMetrics } from './health/metrics.js';
import { replicasJob } from './jobs/replicasJob.js';
import { startJobs } from './jobs/startJobs.js';
import { drain } from './lifecycle/drain.js';
import { createWorkerApp } from './workerApp.js';

/** Interval at which changes of the clock by other processes are read, in milliseconds. */
const CLOCK_REFRESH = 1_000;

/**
 * In milliseconds. Slow senders must not hold a connection for ever: they get 408. nginx keeps its connections for a
 * minute, and must be the one that closes them: a request on a connection that closes at that moment would be lost.
 */
const CONNECTION_TIMEOUTS = {
  headersTimeout: 10_000,
  // Longer than the portal gives an upload, a picture on a slow uplink.
  requestTimeout: 100_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
};

export interface RunningApi {
  readonly port: number;
  /** Finishes running work and closes everything; see `drain` for how long requests are still accepted. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts a process of the API: migrates, listens, runs the background jobs, each as far as its role goes. A worker
 * answers how it is and nothing else.
 * @throws an Error with one sentence for the operator when it can't.
 */
export async function startApi(env: Env, log: Logger): Promise<RunningApi> {
  const stopTracing = await startTracing(env.tracing);
  const database = await connectDatabase(env.databaseUrl, {
    statementTimeout: env.databaseTimeouts.call,
    // Workers decide, and decide by what holds.
    replicaUrls: env.role === 'worker' ? [] : env.replicaUrls,
  });
  await Promise.all([migrate(database), database.time.measure()]);
  const clocks = createClocks(database);
  const competitions = await listCompetitions(database);
  const clock = competitions[0] ? clocks.of(competitions[0].id) : clocks.first;
  await database.withTransaction(async (transaction) => {
    const all = new Set([clock, ...competitions.map(({ id }) => clocks.of(id))]);
    for (const one of all) {
      if (env.clockSpeed !== null) await one.setSpeed(env.clockSpeed, transaction);
      if (env.clock !== null) await one.setTime(env.clock, transaction);
    }
    await clocks.refresh(transaction);
  });
  const context = createContext({ env, log, clock, clocks, database });
  const metrics = createMetrics(true);
  const lifecycle = { isDraining: false };

  const create = env.role === 'worker' ? createWorkerApp : createApp;
  const answer = create(context, { metrics, lifecycle });
  const server = createServer(CONNECTION_TIMEOUTS, answer).listen(env.port, env.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    context.redis?.close();
    await database.sequelize.close();
    throw explainListenError(error, env);
  }
  const stopJobs = startJobs(context, metrics, [
    { name: 'clock', scope: 'process', everyMs: CLOCK_REFRESH, run: () => clocks.refresh() },
    ...(database.replicas.exist ? [replicasJob] : []),
  ]);
  followInvalidations(context, () => clocks.refresh());
  const { port } = server.address() as AddressInfo;
  log.info({ role: env.role, host: env.host, port, demo: env.demo }, 'api is listening');
  return {
    port,
    async stop(graceMs) {
      await drain({ server, context, lifecycle, stopJobs }, graceMs === undefined ? {} : { graceMs });
      await stopTracing();
    },
  };
}

/** Why the port could not be opened, as one sentence for the operator. */
function explainListenError(error: unknown, { host, port }: Pick<Env, 'host' | 'port'>): Error {
  const code = systemCode(error);
  const place = `${host}:${port}`;
  const reason =
    code === 'EADDRINUSE'
      ? `Port ${place} is taken: stop what uses it, or set API_PORT.`
      : code === 'EACCES'
        ? `This user may not open port ${place}: set API_PORT to a number above 1023.`
        : code === 'EADDRNOTAVAIL'
          ? `This machine has no address ${host}: set HOST.`
          : `Port ${place} can't be opened: ${error instanceof Error ? error.message : String(error)}`;
  return new Error(reason, { cause: error });
}
