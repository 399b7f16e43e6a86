import { Op } from 'sequelize';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { inOrdersCompetition } from './inOrdersCompetition.js';
import { GIVE_UP_AFTER, KEYS_LAST, nextCheck } from './nextCheck.js';
import { hasOpenRefund } from './openRefunds.js';
import { ProviderRefused } from './paymentProvider.js';
import { closePart } from './refundPart.js';
import { requestPart, requestRefund } from './requestRefund.js';
import { cancelUnstartedOrder, startPayment } from './startPayment.js';
import { syncOrder } from './syncOrder.js';

const BATCH = 20;

/**
 * Reconciles orders with the provider where no webhook arrived: finishes those that a crash interrupted, gives up
 * those the provider never answered, polls open payments, and sends due refunds.
 * @returns whether more may be due
 */
export async function reconcileOrders(context: PaymentsContext): Promise<boolean> {
  if (!context.payments) return false;
  const dueOrders = await claimDue(context);
  for (const order of dueOrders) {
    try {
      await reconcile(await inOrdersCompetition(context, order.id), order);
    } catch (error) {
      context.work.countRetries('payments');
      context.log.warn({ err: error, orderId: order.id }, 'order not reconciled');
    }
  }
  return dueOrders.length === BATCH;
}

/** The next look is written down first: another process, or the next turn, leaves them alone. */
async function claimDue({
  models,
  realNow,
  work,
  withTransaction,
}: PaymentsContext): Promise<readonly Order[]> {
  const now = realNow();
  const dueWhere = { checkAt: { [Op.lte]: now } };
  // Most of the time there is nothing to do, which should cost no transaction.
  if (!(await models.Order.findOne({ attributes: ['id'], where: dueWhere, raw: true }))) return [];
  return withTransaction(async (transaction) => {
    const orders = await models.Order.findAll({
      where: dueWhere,
      order: [
        ['checkAt', 'ASC'],
        ['id', 'ASC'],
      ],
      limit: BATCH,
      transaction,
      lock: true,
    });
    for (const order of orders) {
      const isPaying = await hasOpenRefund({ models }, order.id, transaction);
      const checkAt = nextCheck({ ...order.get(), refundDue: order.refundDue || isPaying }, now);
      await order.update({ checkAt }, { transaction });
      if (checkAt !== null) work.announceAfter(transaction, 'payments', { at: checkAt });
    }
    return orders;
  });
}

async function reconcile(context: PaymentsContext, order: Order): Promise<void> {
  if (order.providerId !== null) {
    await syncOrder(context, order.id);
    const now = await context.models.Order.findByPk(order.id, { raw: true });
    if (!now) return;
    if (now.refundDue) await requestRefund(context, now);
    else if (!(await requestDuePart(context, now))) return;
    return syncOrder(context, order.id);
  }
  if (order.status === 'open') await finishOrGiveUp(context, order);
}

/** Requests the part that is due; false: none is. */
async function requestDuePart(context: PaymentsContext, order: Order): Promise<boolean> {
  const where = { orderId: order.id, state: 'due' as const };
  const refund = await context.models.OrderRefund.findOne({ where, raw: true });
  if (!refund) return false;
  try {
    await requestPart(context, order, refund);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await closePart(context, order, refund.id, { actorId: null, reason: error.message });
  }
  return true;
}

/**
 * The same key returns the payment of a lost answer. After some time without an answer the order ends: no payer ever
 * got the address of a payment that may exist.
 */
async function finishOrGiveUp(context: PaymentsContext, order: Order): Promise<void> {
  const age = context.realNow() - Number(order.beganAt);
  try {
    if (age < KEYS_LAST) return await startPayment(context, order);
  } catch (error) {
    if (age < GIVE_UP_AFTER) throw error;
  }
  await cancelUnstartedOrder(context, order, 'failed');
}
