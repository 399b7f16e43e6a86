import { Op } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import type { Job } from '../../infra/jobs/job.js';
import type { RefundRun } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { inOrdersCompetition } from '../orders/inOrdersCompetition.js';
import { ProviderRefused, ProviderUnavailable } from '../orders/paymentProvider.js';
import { refundOrder } from '../orders/refundOrder.js';

const EVERY = 10_000;
/** With one turn each ten seconds: thirty refunds a minute, over all workers. */
const BATCH = 5;
/** A process that took an order and has not ended it after this has died. */
const GIVEN_UP_AFTER = 5 * 60_000;

/** Requests the refunds of many orders, some at a time. */
export const refundJob: Job<PaymentsContext> = {
  name: 'refunds',
  scope: 'portal',
  everyMs: EVERY,
  queue: { lane: 'payments', priority: 2 },
  run: continueRefunds,
  async backlog({ models }) {
    const where = { state: ['waiting', 'running'] };
    return { due: await models.RefundRunOrder.count({ where }), later: 0, oldest: null };
  },
};

/** One turn: the next orders of the oldest run that has not ended. */
export async function continueRefunds(context: PaymentsContext): Promise<void> {
  if (!context.payments) return;
  const claimed = await claimOrders(context);
  if (claimed === null) return;
  const { run, orderIds } = claimed;
  for (const orderId of orderIds) {
    const failure = await refundOne(context, run, orderId);
    await context.models.RefundRunOrder.update(
      failure === null ? { state: 'done', failure } : { state: 'failed', failure },
      { where: { runId: run.id, orderId, state: 'running' } },
    );
  }
}

/** The turn is written down first: other processes take the next one, after its pause. */
async function claimOrders(context: PaymentsContext) {
  const { models, realNow, withTransaction } = context;
  const now = realNow();
  // Nearly always there is nothing to do, which should cost no transaction.
  if (!(await models.RefundRun.findOne({ attributes: ['id'], where: { endedAt: null }, raw: true })))
    return null;
  return withTransaction(async (transaction) => {
    const run = await models.RefundRun.findOne({
      where: { endedAt: null },
      order: [['id', 'ASC']],
      transaction,
      lock: true,
    });
    if (!run || Number(run.nextAt) > now) return null;
    const open = { runId: run.id, state: ['waiting', 'running'] };
    const rows = await models.RefundRunOrder.findAll({
      where: {
        ...open,
        [Op.or]: [{ state: 'waiting' }, { triedAt: { [Op.lte]: now - GIVEN_UP_AFTER } }],
      },
      order: [['orderId', 'ASC']],
      limit: BATCH,
      raw: true,
      transaction,
      lock: true,
    });
    if (rows.length === 0) {
      const isOver = (await models.RefundRunOrder.count({ where: open, transaction })) === 0;
      await run.update(isOver ? { endedAt: now } : { nextAt: now + EVERY }, { transaction });
      return null;
    }
    const orderIds = rows.map(({ orderId }) => orderId);
    const where = { runId: run.id, orderId: orderIds };
    await models.RefundRunOrder.update({ state: 'running', triedAt: now }, { where, transaction });
    await run.update({ nextAt: now + EVERY }, { transaction });
    return { run: run.get(), orderIds };
  });
}

/** Refunds an order; the code of its refusal, or null. One that a crash left is not refunded twice. */
async function refundOne(
  context: PaymentsContext,
  { actorId, reason }: Pick<RefundRun, 'actorId' | 'reason'>,
  orderId: number,
): Promise<string | null> {
  const order = await context.models.Order.findByPk(orderId, { attributes: ['status'], raw: true });
  if (order?.status === 'refunded') return null;
  try {
    await refundOrder(await inOrdersCompetition(context, orderId), { orderId, actorId, reason });
    return null;
  } catch (error) {
    context.log.warn({ err: error, orderId }, 'order of many not refunded');
    if (error instanceof Refusal) return error.code;
    if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return 'payment-failed';
    return 'internal-error';
  }
}
