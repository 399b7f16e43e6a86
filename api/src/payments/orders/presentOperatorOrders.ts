import type { PaymentMismatch as MismatchJson, ResponseOf } from '@euro/api-contract';
import type { Order, PaymentMismatch } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { presentOrders } from './presentOrders.js';

type OperatorOrder = ResponseOf<'GET admin/orders'>['orders'][number];

/**
 * Orders with their owners, null once the account is deleted, and with what does not match about their payments, in
 * the order in which they are given.
 */
export async function presentOperatorOrders(
  context: Pick<PaymentsContext, 'models'>,
  rows: readonly Order[],
): Promise<OperatorOrder[]> {
  const { models } = context;
  const [orders, users, mismatches] = await Promise.all([
    presentOrders(context, rows),
    models.User.findAll({
      attributes: ['id', 'email', 'firstName', 'lastName'],
      where: { id: [...new Set(rows.map((row) => row.userId))], deletedAt: null },
      raw: true,
    }),
    models.PaymentMismatch.findAll({ where: { orderId: rows.map(({ id }) => id) }, raw: true }),
  ]);
  return orders.map((order, index) => {
    const user = users.find(({ id }) => id === rows[index]?.userId);
    const mismatch = mismatches.find(({ orderId }) => orderId === order.id);
    return {
      ...order,
      user: user
        ? { id: user.id, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() }
        : null,
      mismatch: mismatch ? presentMismatch(mismatch) : null,
    };
  });
}

function presentMismatch({ reason, foundAt, settled, reported }: PaymentMismatch): MismatchJson {
  const report: MismatchJson['reported'] = JSON.parse(reported);
  return { reason, foundAt: new Date(Number(foundAt)).toISOString(), settled, reported: report };
}
