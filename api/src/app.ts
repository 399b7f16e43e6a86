import Koa from 'koa';
import { serveChat, watchChat } from './chat/index.js';
import type { AppContext } from './context.js';
import { serveDocs } from './docs/serveDocs.js';
import { createMetrics, type Metrics } from './health/metrics.js';
import { type Lifecycle, probes } from './health/probes.js';
import { serveLiveStream, watchLive } from './live/index.js';
import { answerErrors } from './middleware/answerErrors.js';
import { answerOptions } from './middleware/answerOptions.js';
import { conditionalGet } from './middleware/conditionalGet.js';
import { requestLog } from './middleware/requestLog.js';
import { sayGoodbye } from './middleware/sayGoodbye.js';
import { securityHeaders } from './middleware/securityHeaders.js';
import { watchOrders } from './payments/watchOrders.js';
import { serveCalendar } from './reminders/serveCalendar.js';
import { showUnsubscribePage } from './reminders/showUnsubscribePage.js';
import { routes } from './routes/index.js';
import { createRouter } from './routing/createRouter.js';
import { servePictures } from './uploads/servePictures.js';

interface Parts {
  readonly metrics?: Metrics;
  readonly lifecycle?: Lifecycle;
}

/** The API over a context; nothing listens yet. */
export function createApp(context: AppContext, parts: Parts = {}): Koa {
  const { metrics = createMetrics(false), lifecycle = { isDraining: false } } = parts;
  watchLive(context.live, metrics.registry);
  watchChat(context.chat, metrics.registry);
  watchOrders(context, metrics.registry);
  const app = new Koa({ proxy: true, maxIpsCount: context.env.trustedProxies });
  // Failures are answered and logged by our own middleware; what is left are connections that broke off.
  app.silent = true;
  app.use(sayGoodbye(lifecycle));
  app.use(requestLog(context.log, metrics));
  app.use(securityHeaders(context.env.publicUrl.startsWith('https:')));
  app.use(answerErrors(context.log));
  app.use(probes(context, metrics, lifecycle));
  app.use(serveLiveStream(context));
  app.use(serveChat(context));
  app.use(answerOptions());
  app.use(conditionalGet());
  app.use(serveDocs());
  app.use(serveCalendar(context));
  app.use(servePictures(context.env));
  app.use(showUnsubscribePage(context.env.publicUrl));
  app.use(createRouter(routes, context).routes());
  return app;
}
