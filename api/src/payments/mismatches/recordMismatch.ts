import type { MismatchReason } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import type { ReportedAmount, ReportedPayment } from '../orders/paymentProvider.js';

type Parts = Pick<PaymentsContext, 'models' | 'clock' | 'log'>;

/**
 * Stores why a reported payment is not the order's, for the operator. A report that an operator settled stays settled
 * until the provider reports something else. Returns whether it is new. The caller holds the lock on the order.
 */
export async function recordMismatch(
  { models, clock, log }: Parts,
  { id: orderId }: Pick<Order, 'id'>,
  { reason, reported }: { readonly reason: MismatchReason; readonly reported: ReportedPayment },
  transaction: Transaction,
): Promise<boolean> {
  const mismatch = { reason, reported: JSON.stringify(textOf(reported)) };
  const before = await models.PaymentMismatch.findByPk(orderId, { transaction, lock: true });
  if (before && before.settled !== 'matched') {
    if (before.reason === mismatch.reason && before.reported === mismatch.reported) return false;
  }
  const row = { orderId, ...mismatch, foundAt: clock.now(), settled: null };
  if (before) await before.update(row, { transaction });
  else await models.PaymentMismatch.create(row, { transaction });
  log.error({ orderId, reason, reported: textOf(reported) }, 'payment does not match its order');
  return true;
}

/**
 * Ends a mismatch: the provider reports the order's own payment, or an operator decided. Returns whether there was
 * one.
 */
export async function settleMismatch(
  { models }: Pick<PaymentsContext, 'models'>,
  orderId: number,
  settled: 'matched' | 'by-operator',
  transaction: Transaction,
): Promise<boolean> {
  const where = { orderId, settled: null };
  // Nearly no order has one: reading first spares the rest a write.
  if (!(await models.PaymentMismatch.findOne({ where, transaction, lock: true }))) return false;
  await models.PaymentMismatch.update({ settled }, { where, transaction });
  return true;
}

const LONGEST = 80;

/** Bounded text of each part, so that a long answer does not fill the database. */
function textOf({ id, order, status, amount, refunded, chargedBack }: ReportedPayment) {
  return {
    paymentId: id.slice(0, LONGEST),
    order: order === null ? null : (JSON.stringify(order) ?? '').slice(0, LONGEST),
    status,
    amount: amountText(amount),
    refunded: refunded && amountText(refunded),
    chargedBack: chargedBack && amountText(chargedBack),
  };
}

function amountText({ value, currency }: ReportedAmount): string {
  return `${value} ${currency}`.slice(0, LONGEST);
}
