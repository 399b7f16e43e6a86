import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import type { PaymentsContext } from '../context.js';
import { settleMismatch } from '../mismatches/recordMismatch.js';
import { lockOrder } from './applyPayment.js';
import { releaseOrderItems } from './heldByOrder.js';
import { nextCheck } from './nextCheck.js';

interface Settling {
  readonly orderId: number;
  readonly actorId: number;
  readonly reason: string;
}

/**
 * Settles a payment that does not match its order, by an operator: the payment pays nothing. An open order fails, so
 * that its teams and coupons can be ordered again. Does nothing without a waiting mismatch, as for the second of two
 * operators.
 * @throws a Refusal `not-found`
 */
export async function settleOrder(
  context: PaymentsContext,
  { orderId, actorId, reason }: Settling,
): Promise<void> {
  const orderRow = await context.models.Order.findByPk(orderId, { raw: true });
  if (!orderRow) throw new Refusal('not-found');
  await context.withTransaction(async (transaction) => {
    const order = await lockOrder(context, orderRow, transaction);
    if (!(await settleMismatch(context, orderId, 'by-operator', transaction))) return;
    const { status, version } = order;
    if (status === 'open') await releaseOrderItems(context, order, transaction);
    const after = status === 'open' ? ('failed' as const) : status;
    await order.update(
      {
        status: after,
        version: version + 1,
        checkAt: nextCheck({ ...order.get(), status: after }, context.realNow()),
        ...(status === 'open' ? { requestKey: null } : {}),
      },
      { transaction },
    );
    const entry = { actorId, reason, action: 'order.mismatch-settled', subject: `order ${orderId}` };
    await writeAudit(context, { ...entry, details: { before: status, after } }, transaction);
  });
}
