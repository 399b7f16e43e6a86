import type { RequestListener } from 'node:http';
import Koa, { type Middleware } from 'koa';
import {
  answerErrors,
  answerOptions,
  checkContract,
  closeConnectionsOnDrain,
  conditionalGet,
  createRequestMetrics,
  createResponseCache,
  createRouter,
  type Lifecycle,
  limitTime,
  paceWrites,
  readAddress,
  readWholeBody,
  requestLog,
  securityHeaders,
  serveDocs,
  traceRequests,
} from '../http/index.js';
import { waitingForConnection } from '../infra/db/boundConnections.js';
import { watchRedis } from '../infra/redis/index.js';
import { isTracing } from '../infra/tracing/index.js';
import { servePictures } from '../infra/uploads/servePictures.js';
import { serveChat, watchChat } from '../leagues/index.js';
import { serveCalendar, showUnsubscribePage } from '../mail/reminders/index.js';
import { watchOrders } from '../payments/index.js';
import { serveLiveStream, watchLive, watchSettlements, watchStandby } from '../scoring/index.js';
import { serveFeeds, serveOEmbed, servePreviews, serveSharePictures } from '../share/index.js';
import { dataState, watchFeeds } from '../tournament/index.js';
import type { AppContext } from './context.js';
import { watchFaults } from './faults/index.js';
import { createMetrics, type Metrics } from './health/metrics.js';
import { probes } from './health/probes.js';
import { watchDatabase } from './health/watchDatabase.js';
import { routes } from './routes.js';
import { watchWork } from './work/index.js';

interface Parts {
  readonly metrics?: Metrics;
  readonly lifecycle?: Lifecycle;
  /** Runs after all others: what a benchmark compares them with. */
  readonly last?: Middleware;
}

/** The chain of the API over a context, first to last; nothing listens yet. */
export function createApp(context: AppContext, parts: Parts = {}): RequestListener {
  const { metrics = createMetrics(false), lifecycle = { isDraining: false } } = parts;
  watchLive(context.live, metrics.registry);
  watchChat(context.chat, metrics.registry);
  watchDatabase(context, metrics.registry);
  watchFeeds(context, metrics.registry);
  watchOrders(context, metrics.registry);
  watchFaults(context.faults, metrics.registry);
  watchRedis(context.redis, context.invalidations, metrics.registry);
  watchWork(context, metrics.registry);
  watchSettlements(context, metrics.registry);
  watchStandby(context, metrics.registry);
  const requestMetrics = createRequestMetrics(context.log, metrics);
  const { realNow, dataChanges } = context;
  const responseCache = createResponseCache(
    { realNow, dataChanges, dataState: () => dataState(context) },
    { lifecycle, requestMetrics },
  );
  const app = new Koa({ proxy: true, maxIpsCount: context.env.trustedProxies });
  // Failures are answered and logged by our own middleware; the rest are connections that were aborted.
  app.silent = true;
  app.use(closeConnectionsOnDrain(lifecycle));
  if (isTracing()) app.use(traceRequests());
  app.use(readWholeBody());
  app.use(requestLog(requestMetrics));
  app.use(securityHeaders(context.env.publicUrl.startsWith('https:')));
  app.use(answerErrors(context.log));
  app.use(readAddress());
  app.use(limitTime(context.env.databaseTimeouts.call));
  app.use(checkContract());
  app.use(probes(context, metrics, lifecycle));
  app.use(serveLiveStream(context));
  app.use(serveChat(context));
  app.use(answerOptions());
  app.use(conditionalGet(responseCache));
  app.use(serveDocs());
  app.use(serveCalendar(context));
  app.use(servePictures(context.env));
  app.use(serveSharePictures(context));
  app.use(servePreviews(context));
  app.use(serveOEmbed(context));
  app.use(serveFeeds(context));
  app.use(showUnsubscribePage(context.env.publicUrl));
  app.use(createRouter(routes, context).routes());
  if (parts.last) app.use(parts.last);
  // First of all: cached responses never create a Koa context.
  return responseCache.before(
    paceWrites(app.callback(), { realNow, waiting: () => waitingForConnection(context.sequelize) }),
  );
}
