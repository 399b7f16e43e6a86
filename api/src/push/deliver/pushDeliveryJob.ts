import { claimDue } from '../../infra/jobs/claimDue.js';
import { countDue } from '../../infra/jobs/countDue.js';
import type { Job } from '../../infra/jobs/job.js';
import type { PushContext } from '../context.js';
import { deliverMessage } from './deliverMessage.js';

/** Messages that are under way at the same time, of one process. */
const MAX_CONCURRENT = 50;
/**
 * A process that took messages and died leaves them to others after this, milliseconds; longer than any delivery
 * takes.
 */
const LEASE = 60_000;
/** While more messages wait, further ones are started when the number in flight falls to this. */
const REFILL_AT = 25;

const inFlight = new WeakMap<PushContext, { count: number }>();

/**
 * Sends due messages to the push services without waiting for each other: a service that does not answer occupies one
 * place for five seconds.
 */
export const pushDeliveryJob: Job<PushContext> = {
  name: 'push',
  scope: 'portal',
  everyMs: 250,
  queue: { lane: 'push', priority: 1, announced: true, parallel: 8 },
  async run(context) {
    const open = inFlight.get(context) ?? { count: 0 };
    inFlight.set(context, open);
    const free = MAX_CONCURRENT - open.count;
    if (free <= 0) return 'done';
    const messages = await claimDue(context, context.models.PushMessage, {
      where: { state: 'waiting' },
      limit: free,
      leaseMs: LEASE,
    });
    const mayBeMore = messages.length === free;
    for (const message of messages) {
      open.count += 1;
      context.background.run('push', async () => {
        try {
          await deliverMessage(context, message);
        } finally {
          open.count -= 1;
          if (mayBeMore && open.count === REFILL_AT) context.work.announce('push');
        }
      });
    }
    return mayBeMore ? 'again' : 'done';
  },
  backlog: ({ models, realNow }) =>
    countDue(models.PushMessage, 'nextTryAt', { now: realNow(), where: { state: 'waiting' } }),
  async requeue({ models, realNow }, id, transaction) {
    const resetState = { state: 'waiting' as const, attempts: 0, nextTryAt: realNow(), waitingFor: null };
    await models.PushMessage.update(resetState, { where: { id: [...id], state: 'refused' }, transaction });
  },
};
