import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import type { PaymentsContext } from '../context.js';
import { lockOrder } from './applyPayment.js';
import { ProviderRefused } from './paymentProvider.js';
import { requestRefund } from './requestRefund.js';
import { requireProvider } from './requireProvider.js';
import { syncOrder } from './syncOrder.js';

interface RefundRequest {
  readonly orderId: number;
  readonly actorId: number;
  readonly reason: string;
}

/**
 * Refunds an order. The refund is stored first, so that the job completes it if this process dies; what the order
 * granted is withdrawn when the provider confirms the refund.
 * @throws a Refusal `not-found`, `refund-refused` or `payment-not-refundable`, ProviderUnavailable
 */
export async function refundOrder(context: PaymentsContext, request: RefundRequest): Promise<void> {
  requireProvider(context);
  const { order, isNew } = await markDue(context, request);
  try {
    await requestRefund(context, order);
  } catch (error) {
    if (isNew) await unmark(context, order, request);
    throw error instanceof ProviderRefused ? new Refusal('payment-not-refundable') : error;
  }
  await syncOrder(context, order.id);
}

async function markDue(context: PaymentsContext, { orderId, actorId, reason }: RefundRequest) {
  const orderRow = await context.models.Order.findByPk(orderId, { raw: true });
  if (!orderRow) throw new Refusal('not-found');
  return context.withTransaction(async (transaction) => {
    const order = await lockOrder(context, orderRow, transaction);
    const { status, providerId, amount, refunded } = order;
    if (status !== 'paid' || providerId === null) throw new Refusal('payment-not-refundable');
    // The refund is requested and audited already: a repeated call, or one that is under way.
    if (order.refundDue) return { order, isNew: false };
    const due = { orderId, state: 'due' as const };
    if (await context.models.OrderRefund.findOne({ where: due, transaction, lock: true })) {
      throw new Refusal('refund-refused', { because: 'under-way' });
    }
    await order.update({ refundDue: true, checkAt: context.realNow() }, { transaction });
    context.work.announceAfter(transaction, 'payments');
    await writeAudit(
      context,
      {
        ...{ actorId, reason, action: 'order.refunded', subject: `order ${orderId}` },
        details: { amount: amount - refunded, userId: order.userId },
      },
      transaction,
    );
    return { order, isNew: true };
  });
}

/**
 * Clears the mark after a failed or unknown outcome: the operator decides again, and the audit log contains the
 * attempt.
 */
async function unmark(
  context: PaymentsContext,
  order: { readonly id: number; readonly userId: number },
  { actorId, reason }: RefundRequest,
): Promise<void> {
  await context.withTransaction(async (transaction) => {
    const lockedOrder = await lockOrder(context, order, transaction);
    if (!lockedOrder.granted || !lockedOrder.refundDue) return;
    await lockedOrder.update({ refundDue: false }, { transaction });
    const entry = { actorId, reason, action: 'order.refund-failed', subject: `order ${order.id}` };
    await writeAudit(context, entry, transaction);
  });
}
