import type { OrderStatus } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { matchPayment } from '../mismatches/matchPayment.js';
import { recordMismatch, settleMismatch } from '../mismatches/recordMismatch.js';
import { queueReceiptMail } from '../receiptMail/queueReceiptMail.js';
import { applyRefunds } from './applyRefunds.js';
import { grantOrder, revokeGrant } from './grantOrder.js';
import { releaseOrderItems } from './heldByOrder.js';
import { nextCheck } from './nextCheck.js';
import { nextReceiptNumber } from './nextReceiptNumber.js';
import { reportedStatus, stepsTo } from './nextStatus.js';
import { hasOpenRefund } from './openRefunds.js';
import type { ReportedRefunds } from './paymentProvider.js';

/**
 * `overtaken`: another process applied a report since the payment was read, so this one may be old. `mismatched`: the
 * payment is not the order's and changed nothing of it; the operator sees why.
 */
export type ApplyOutcome = 'changed' | 'unchanged' | 'overtaken' | 'mismatched';

type OrderRow = Pick<Order, 'id' | 'userId' | 'version'>;

/**
 * Brings an order to the status of its payment. Calls may repeat and come in any order: the order's version tells
 * when the provider was asked.
 */
export async function applyPayment(
  context: PaymentsContext,
  orderRow: OrderRow,
  { payment: reportedPayment, refunds }: ReportedRefunds,
  transaction: Transaction,
): Promise<ApplyOutcome> {
  const { models } = context;
  const order = await lockOrder(context, orderRow, transaction);
  if (order.version !== orderRow.version) return 'overtaken';
  const { payment, mismatch } = matchPayment(order, reportedPayment);
  if (payment === null) {
    const isNew = await recordMismatch(
      context,
      order,
      { reason: mismatch, reported: reportedPayment },
      transaction,
    );
    // A report that was read before this one is old now.
    if (isNew) await order.update({ version: order.version + 1 }, { transaction });
    return 'mismatched';
  }
  const isSettled = await settleMismatch(context, order.id, 'matched', transaction);
  const refunded = Math.min(order.amount, payment.refunded + payment.chargedBack);
  const areRefundsChanged = await applyRefunds(context, order, refunds, transaction);
  const steps = stepsTo(order.status, reportedStatus(payment));
  let change: Change = { refunded };
  for (const status of steps) {
    change = { ...change, ...(await takeStep(context, { ...order.get(), ...change }, status, transaction)) };
  }
  const isChanged = steps.length > 0 || refunded !== order.refunded || isSettled || areRefundsChanged;
  const after = { ...order.get(), ...change };
  const isPaying = await hasOpenRefund(context, order.id, transaction);
  const checkAt = nextCheck({ ...after, refundDue: after.refundDue || isPaying }, context.realNow());
  await models.Order.update(
    {
      ...change,
      ...(isChanged ? { version: order.version + 1 } : {}),
      checkAt,
    },
    { where: { id: order.id }, transaction },
  );
  if (checkAt !== null) context.work.announceAfter(transaction, 'payments', { at: checkAt });
  return isChanged ? 'changed' : 'unchanged';
}

/** An order to be written, after its user: locks are always taken as user, order, teams, coupons. */
export async function lockOrder(
  { models }: Pick<PaymentsContext, 'models'>,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  transaction: Transaction,
): Promise<Order> {
  await models.User.findByPk(userId, { attributes: ['id'], transaction, lock: true });
  const order = await models.Order.findByPk(id, { transaction, lock: true });
  if (!order) throw new Error(`Order ${id} is gone.`);
  return order;
}

type Change = Partial<
  Pick<Order, 'status' | 'refunded' | 'granted' | 'refundDue' | 'paidAt' | 'receiptNumber'>
>;
type Stepping = Pick<
  Order,
  'id' | 'userId' | 'competitionId' | 'kind' | 'granted' | 'premiumEverywhere' | 'receiptNumber'
>;

/** One step of {@link stepsTo}: what it does to teams, coupons and roles, and what it leaves on the order. */
async function takeStep(
  context: PaymentsContext,
  order: Stepping,
  status: OrderStatus,
  transaction: Transaction,
): Promise<Change> {
  switch (status) {
    case 'open':
      return {};
    case 'failed':
    case 'expired':
    case 'canceled':
      await releaseOrderItems(context, order, transaction);
      return { status };
    case 'paid': {
      const granted = await grantOrder(context, order, transaction);
      const receipt = await giveReceipt(context, order, transaction);
      if (granted && order.receiptNumber === null) await queueReceiptMail(context, order, transaction);
      return { status, granted, refundDue: !granted, ...receipt };
    }
    case 'refunded':
    case 'charged-back':
      if (order.granted) await revokeGrant(context, order, transaction);
      return { status, granted: false, refundDue: false };
  }
}

/** Given once, when the money came first. */
async function giveReceipt(
  context: PaymentsContext,
  { competitionId, receiptNumber }: Stepping,
  transaction: Transaction,
): Promise<Change> {
  if (receiptNumber !== null) return {};
  const paidAt = context.clock.now();
  return { paidAt, receiptNumber: await nextReceiptNumber(context, competitionId, transaction) };
}
