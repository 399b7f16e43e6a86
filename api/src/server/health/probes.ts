import type { Middleware } from 'koa';
import type { Lifecycle } from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { withTimeBudget } from '../../infra/db/timeBudget.js';
import { isClockOff } from './isClockOff.js';
import type { Metrics } from './metrics.js';

/** Time-out of a ping to the database, in milliseconds. */
const PING_TIMEOUT = 2_000;

/** `/api/health/live`, `/api/health/ready` and `/api/metrics`: for the platform that runs us, not for fans. */
export function probes(
  { sequelize, diskSpace, time }: Database,
  metrics: Metrics,
  lifecycle: Lifecycle,
): Middleware {
  const answers: Record<string, () => Promise<{ status: number; type: string; body: string }>> = {
    '/api/health/live': async () => json(200, { status: 'ok' }),
    async '/api/health/ready'() {
      if (lifecycle.isDraining) return json(503, { status: 'draining' });
      const isReachable = await withTimeBudget(PING_TIMEOUT, () => sequelize.query('SELECT 1')).then(
        () => true,
        () => false,
      );
      if (!isReachable) return json(503, { status: 'database unreachable' });
      // Stays ready while reads work: every other process has the same database, so none would serve otherwise.
      const [reason] = [
        ...(diskSpace.fault ? [`database disk ${diskSpace.fault}`] : []),
        ...(isClockOff(time) ? ['clock differs from the database'] : []),
      ];
      return json(200, reason === undefined ? { status: 'ok' } : { status: 'degraded', reason });
    },
    '/api/metrics': async () => ({
      status: 200,
      type: metrics.registry.contentType,
      body: await metrics.registry.metrics(),
    }),
  };
  return async function answerProbe(http, next) {
    const respond = http.method === 'GET' || http.method === 'HEAD' ? answers[http.path] : undefined;
    if (!respond) return next();
    http.state.route = 'probe';
    const { status, type, body } = await respond();
    http.status = status;
    http.set('Cache-Control', 'no-store');
    http.set('Content-Type', type);
    http.body = body;
  };
}

function json(status: number, body: object) {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
