import type { Transaction } from 'sequelize';
import type { Order, OrderRefund } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

type Parts = Pick<PaymentsContext, 'models'>;

/** Whether a part of an order is being paid back, and not confirmed yet. */
export async function hasOpenRefund(
  { models }: Parts,
  orderId: number,
  transaction: Transaction,
): Promise<boolean> {
  const where = { orderId, state: ['due', 'requested'] };
  return (await models.OrderRefund.count({ where, transaction })) > 0;
}

/** Cents that can still be paid back: neither back already nor on their way. */
export function leftOf(
  { amount, refunded }: Pick<Order, 'amount' | 'refunded'>,
  refunds: readonly Pick<OrderRefund, 'amount' | 'state'>[],
): number {
  return Math.max(0, amount - refunded - onItsWay(refunds));
}

/** Cents of refunds that the provider has not confirmed. */
export function onItsWay(refunds: readonly Pick<OrderRefund, 'amount' | 'state'>[]): number {
  const open = refunds.filter(({ state }) => state === 'due' || state === 'requested');
  return open.reduce((sum, { amount }) => sum + amount, 0);
}
