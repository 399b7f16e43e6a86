import { Op, type Transaction } from 'sequelize';
import type { Order } from '../../models/index.js';
import { textLanguageOf } from '../../texts/index.js';
import type { PaymentsContext } from '../context.js';
import { matchPayment } from '../mismatches/matchPayment.js';
import { recordMismatch } from '../mismatches/recordMismatch.js';
import { lockOrder } from './applyPayment.js';
import { descriptionOf } from './descriptionOf.js';
import { releaseOrderItems } from './heldByOrder.js';
import { nextCheck } from './nextCheck.js';
import { ProviderRefused, type ReportedPayment } from './paymentProvider.js';
import { requireProvider } from './requireProvider.js';

type UnstartedOrder = Pick<
  Order,
  | 'id'
  | 'competitionId'
  | 'userId'
  | 'kind'
  | 'amount'
  | 'providerId'
  | 'providerKey'
  | 'returnUrl'
  | 'language'
>;

/**
 * Has the provider make an order's payment, and notes its id. It may be called again after a crash or a time-out: the
 * order's key gets the same payment. When the provider refuses, the order has failed.
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function startPayment(context: PaymentsContext, order: UnstartedOrder): Promise<void> {
  if (order.providerId !== null) return;
  const { id: orderId, userId, providerKey, amount, returnUrl, language } = order;
  const provider = requireProvider(context);
  const payer = await context.models.User.findByPk(userId, { attributes: ['translation'], raw: true });
  try {
    const payment = await provider.create({
      ...{ orderId, amount, returnUrl },
      language: textLanguageOf({ language, translation: payer?.translation }),
      key: providerKey,
      description: await descriptionOf(context, order),
    });
    const noteOutcome = await notePayment(context, order, payment);
    if (noteOutcome === 'mismatched') {
      throw new ProviderRefused(`its new payment does not match order ${orderId}`);
    }
    // Cancelled in another tab meanwhile; the address of its payment was never shown.
    if (noteOutcome === 'not-wanted') await provider.cancel(payment.id);
  } catch (error) {
    if (error instanceof ProviderRefused) await cancelUnstartedOrder(context, order, 'failed');
    throw error;
  }
}

/**
 * Stores the id of the order's payment. A payment that does not match the order is not stored: no payer was sent to
 * it, so the order fails and can be paid by another one.
 */
async function notePayment(
  context: PaymentsContext,
  order: UnstartedOrder,
  payment: ReportedPayment,
): Promise<'noted' | 'not-wanted' | 'mismatched'> {
  const { id: providerId, checkoutUrl } = payment;
  return context.withTransaction(async (transaction) => {
    const lockedOrder = await lockOrder(context, order, transaction);
    const other = { providerId, id: { [Op.ne]: lockedOrder.id } };
    const isTaken = (await context.models.Order.findOne({ where: other, transaction })) !== null;
    const reason = isTaken ? 'payment-id' : matchPayment(lockedOrder, payment).mismatch;
    if (reason !== null) {
      await recordMismatch(context, lockedOrder, { reason, reported: payment }, transaction);
      await endLockedOrder(context, lockedOrder, 'failed', transaction);
      return 'mismatched';
    }
    if (lockedOrder.providerId === null) {
      const updatedOrder = { ...lockedOrder.get(), providerId };
      await lockedOrder.update(
        { providerId, checkoutUrl, checkAt: nextCheck(updatedOrder, context.realNow()) },
        { transaction },
      );
    }
    return lockedOrder.status === 'open' ? 'noted' : 'not-wanted';
  });
}

/**
 * Ends an open order that has no payment: its teams and coupons are free, and its key may be used again. Answers false
 * when it got a payment, or ended, meanwhile.
 */
export async function cancelUnstartedOrder(
  context: PaymentsContext,
  order: Pick<Order, 'id' | 'userId'>,
  status: 'failed' | 'canceled',
): Promise<boolean> {
  return context.withTransaction(async (transaction) => {
    const lockedOrder = await lockOrder(context, order, transaction);
    return endLockedOrder(context, lockedOrder, status, transaction);
  });
}

async function endLockedOrder(
  context: PaymentsContext,
  order: Order,
  status: 'failed' | 'canceled',
  transaction: Transaction,
): Promise<boolean> {
  if (order.status !== 'open' || order.providerId !== null) return false;
  await releaseOrderItems(context, order, transaction);
  await order.update(
    { status, requestKey: null, checkAt: null, version: order.version + 1 },
    { transaction },
  );
  context.log.info({ orderId: order.id, userId: order.userId, status }, 'order ended without a payment');
  return true;
}
