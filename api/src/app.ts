import { IncomingMessage, ServerResponse } from 'node:http';
import Koa from 'koa';
import { serveChat, watchChat } from './chat/index.js';
import type { AppContext } from './context.js';
import { serveDocs } from './docs/serveDocs.js';
import { watchFaults } from './faults/index.js';
import { createMetrics, type Metrics } from './health/metrics.js';
import { type Lifecycle, probes } from './health/probes.js';
import { watchDatabase } from './health/watchDatabase.js';
import { createHotAnswers, type HotAnswers } from './hotAnswers/index.js';
import { serveLiveStream, watchLive } from './live/index.js';
import { answerErrors } from './middleware/answerErrors.js';
import { answerOptions } from './middleware/answerOptions.js';
import { checkContract } from './middleware/checkContract.js';
import { conditionalGet } from './middleware/conditionalGet.js';
import { limitTime } from './middleware/limitTime.js';
import { readAddress } from './middleware/readAddress.js';
import { readWholeBody } from './middleware/readWholeBody.js';
import { createNotes, requestLog } from './middleware/requestLog.js';
import { sayGoodbye } from './middleware/sayGoodbye.js';
import { securityHeaders } from './middleware/securityHeaders.js';
import { watchOrders } from './payments/watchOrders.js';
import { serveCalendar } from './reminders/serveCalendar.js';
import { showUnsubscribePage } from './reminders/showUnsubscribePage.js';
import { routes } from './routes/index.js';
import { createRouter } from './routing/createRouter.js';
import { watchSharing } from './sharing/index.js';
import { servePictures } from './uploads/servePictures.js';

interface Parts {
  readonly metrics?: Metrics;
  readonly lifecycle?: Lifecycle;
}

/** Koa, with hot answers given before it. */
class Api extends Koa {
  constructor(
    trustedProxies: number,
    private readonly hotAnswers: HotAnswers,
  ) {
    super({ proxy: true, maxIpsCount: trustedProxies });
  }

  override callback(): ReturnType<Koa['callback']> {
    const answer = super.callback();
    const done = Promise.resolve();
    return (request, response) => {
      const isPlain = request instanceof IncomingMessage && response instanceof ServerResponse;
      return isPlain && this.hotAnswers.send(request, response) ? done : answer(request, response);
    };
  }
}

/** The API over a context; nothing listens yet. */
export function createApp(context: AppContext, parts: Parts = {}): Koa {
  const { metrics = createMetrics(false), lifecycle = { isDraining: false } } = parts;
  watchLive(context.live, metrics.registry);
  watchChat(context.chat, metrics.registry);
  watchDatabase(context, metrics.registry);
  watchOrders(context, metrics.registry);
  watchFaults(context.faults, metrics.registry);
  watchSharing(context.redis, context.hints, metrics.registry);
  const notes = createNotes(context.log, metrics);
  const hotAnswers = createHotAnswers(context, { lifecycle, notes });
  const app = new Api(context.env.trustedProxies, hotAnswers);
  // Failures are answered and logged by our own middleware; what is left are connections that broke off.
  app.silent = true;
  app.use(sayGoodbye(lifecycle));
  app.use(readWholeBody());
  app.use(requestLog(notes));
  app.use(securityHeaders(context.env.publicUrl.startsWith('https:')));
  app.use(answerErrors(context.log));
  app.use(readAddress());
  app.use(limitTime(context.env.databaseTimeouts.call));
  app.use(checkContract());
  app.use(probes(context, metrics, lifecycle));
  app.use(serveLiveStream(context));
  app.use(serveChat(context));
  app.use(answerOptions());
  app.use(conditionalGet(hotAnswers));
  app.use(serveDocs());
  app.use(serveCalendar(context));
  app.use(servePictures(context.env));
  app.use(showUnsubscribePage(context.env.publicUrl));
  app.use(createRouter(routes, context).routes());
  return app;
}
