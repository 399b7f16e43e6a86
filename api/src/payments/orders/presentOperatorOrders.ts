import type { PaymentMismatch as MismatchJson, ResponseOf } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { Order, PaymentMismatch } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { lineShares } from './lineShares.js';
import { onItsWay } from './openRefunds.js';
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
  const orderId = rows.map(({ id }) => id);
  const [orders, users, mismatches, refunds, refundedLines] = await Promise.all([
    presentOrders(context, rows),
    models.User.findAll({
      attributes: ['id', 'email', 'firstName', 'lastName'],
      where: { id: [...new Set(rows.map((row) => row.userId))], deletedAt: null },
      raw: true,
    }),
    models.PaymentMismatch.findAll({ where: { orderId }, raw: true }),
    models.OrderRefund.findAll({ where: { orderId }, raw: true }),
    models.OrderLine.findAll({ where: { orderId, refundId: { [Op.ne]: null } }, raw: true }),
  ]);
  return orders.map((order, index) => {
    const user = users.find(({ id }) => id === rows[index]?.userId);
    const mismatch = mismatches.find(({ orderId }) => orderId === order.id);
    const way = onItsWay(refunds.filter((refund) => refund.orderId === order.id));
    const shares = lineShares(order.lines, order.amount);
    const backTeamIds = refundedLines.filter((line) => line.orderId === order.id).map((line) => line.teamId);
    return {
      ...order,
      lines: order.lines.map((line, place) => ({
        ...line,
        share: shares[place] ?? 0,
        isRefunded: line.teamId !== null && backTeamIds.includes(line.teamId),
      })),
      ...(way === 0 ? {} : { onItsWay: way }),
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
