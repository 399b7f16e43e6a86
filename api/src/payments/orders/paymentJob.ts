import { countDue } from '../../infra/jobs/countDue.js';
import type { Job } from '../../infra/jobs/job.js';
import type { PaymentsContext } from '../context.js';
import { reconcileOrders } from './reconcileOrders.js';

/** Reconciles orders without a webhook: lost ones, crashes, refunds that are due. */
export const paymentJob: Job<PaymentsContext> = {
  name: 'payments',
  scope: 'portal',
  everyMs: 5_000,
  queue: { lane: 'payments', priority: 1, announced: true, parallel: 4 },
  run: async (context) => ((await reconcileOrders(context)) ? 'again' : 'done'),
  backlog: ({ models, realNow }) => countDue(models.Order, 'checkAt', { now: realNow() }),
  async requeue({ models, realNow }, id, transaction) {
    await models.Order.update({ checkAt: realNow() }, { where: { id: [...id] }, transaction });
  },
};
