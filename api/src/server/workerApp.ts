import type { RequestListener } from 'node:http';
import Koa from 'koa';
import {
  answerErrors,
  closeConnectionsOnDrain,
  createRequestMetrics,
  type Lifecycle,
  limitTime,
  readAddress,
  requestLog,
  securityHeaders,
} from '../http/index.js';
import { Refusal } from '../infra/errors.js';
import { watchRedis } from '../infra/redis/index.js';
import { watchOrders } from '../payments/index.js';
import { watchSettlements, watchStandby } from '../scoring/index.js';
import { watchFeeds } from '../tournament/index.js';
import type { AppContext } from './context.js';
import type { Metrics } from './health/metrics.js';
import { probes } from './health/probes.js';
import { watchDatabase } from './health/watchDatabase.js';
import { watchWork } from './work/index.js';

interface Parts {
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

/** The HTTP server of a worker: health and metrics for the platform that runs it, and no call of the contract. */
export function createWorkerApp(context: AppContext, { metrics, lifecycle }: Parts): RequestListener {
  watchDatabase(context, metrics.registry);
  watchFeeds(context, metrics.registry);
  watchOrders(context, metrics.registry);
  watchRedis(context.redis, context.invalidations, metrics.registry);
  watchWork(context, metrics.registry);
  watchSettlements(context, metrics.registry);
  watchStandby(context, metrics.registry);
  const app = new Koa();
  app.silent = true;
  app.use(closeConnectionsOnDrain(lifecycle));
  app.use(requestLog(createRequestMetrics(context.log, metrics)));
  app.use(securityHeaders(context.env.publicUrl.startsWith('https:')));
  app.use(answerErrors(context.log));
  app.use(readAddress());
  app.use(limitTime(context.env.databaseTimeouts.call));
  app.use(probes(context, metrics, lifecycle));
  app.use(function refuseCall() {
    throw new Refusal('not-found');
  });
  return app.callback();
}
