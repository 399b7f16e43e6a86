import Koa from 'koa';
import type { AppContext } from './context.js';
import { Refusal } from './errors.js';
import type { Metrics } from './health/metrics.js';
import { type Lifecycle, probes } from './health/probes.js';
import { watchDatabase } from './health/watchDatabase.js';
import { answerErrors } from './middleware/answerErrors.js';
import { limitTime } from './middleware/limitTime.js';
import { readAddress } from './middleware/readAddress.js';
import { createNotes, requestLog } from './middleware/requestLog.js';
import { sayGoodbye } from './middleware/sayGoodbye.js';
import { securityHeaders } from './middleware/securityHeaders.js';
import { watchOrders } from './payments/watchOrders.js';
import { watchSharing } from './sharing/index.js';

interface Parts {
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

/** What a worker answers: how it is, to the platform that runs it. No call of the contract is here. */
export function createWorkerApp(context: AppContext, { metrics, lifecycle }: Parts): Koa {
  watchDatabase(context, metrics.registry);
  watchOrders(context, metrics.registry);
  watchSharing(context.redis, context.hints, metrics.registry);
  const app = new Koa();
  app.silent = true;
  app.use(sayGoodbye(lifecycle));
  app.use(requestLog(createNotes(context.log, metrics)));
  app.use(securityHeaders(context.env.publicUrl.startsWith('https:')));
  app.use(answerErrors(context.log));
  app.use(readAddress());
  app.use(limitTime(context.env.databaseTimeouts.call));
  app.use(probes(context, metrics, lifecycle));
  app.use(function refuseCall() {
    throw new Refusal('not-found');
  });
  return app;
}
