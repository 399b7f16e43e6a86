import type { Transaction } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import type { Order, OrderLine, OrderRefund } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { lockOrder } from './applyPayment.js';
import { failRefund } from './applyRefunds.js';
import { lineShares } from './lineShares.js';
import { leftOf } from './openRefunds.js';
import { ProviderRefused, ProviderUnavailable } from './paymentProvider.js';
import { requestPart } from './requestRefund.js';
import { requireProvider } from './requireProvider.js';
import { syncOrder } from './syncOrder.js';

/** What to pay back: an amount in cents, or these teams. */
export type RefundedPart =
  | { readonly amount: number; readonly teamIds?: undefined }
  | { readonly amount?: undefined; readonly teamIds: readonly number[] };

interface PartRequest {
  readonly orderId: number;
  readonly actorId: number;
  readonly reason: string;
  readonly part: RefundedPart;
  /** Cents that could be paid back when it was decided; undefined: whatever they are now. */
  readonly left: number | undefined;
}

/**
 * Refunds a part of an order. It is stored first, with its own key at the provider, so that the job completes it after
 * a lost answer or a crash, and pays nothing twice; teams are unpaid again when the provider confirms it.
 * @throws a Refusal `not-found`, `refund-refused` or `payment-not-refundable`
 */
export async function refundPart(context: PaymentsContext, request: PartRequest): Promise<void> {
  requireProvider(context);
  const { orderId, actorId, reason } = request;
  const orderRow = await context.models.Order.findByPk(orderId, { raw: true });
  if (!orderRow) throw new Refusal('not-found');
  const { order, refund } = await context.withTransaction((transaction) =>
    addPart(context, orderRow, request, transaction),
  );
  try {
    await requestPart(context, order, refund);
    await syncOrder(context, orderId);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await closePart(context, order, refund.id, { actorId, reason });
      throw new Refusal('payment-not-refundable');
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, orderId }, 'refund not confirmed yet');
  }
}

/** Ends a part that the provider refuses, unless it knows it after all. */
export async function closePart(
  context: PaymentsContext,
  order: Pick<Order, 'id' | 'userId'>,
  refundId: number,
  failure: { readonly actorId: number | null; readonly reason: string },
): Promise<void> {
  await context.withTransaction(async (transaction) => {
    await lockOrder(context, order, transaction);
    const refund = await context.models.OrderRefund.findByPk(refundId, { transaction, lock: true });
    if (refund?.state === 'due') await failRefund(context, refund, failure, transaction);
  });
}

async function addPart(
  context: PaymentsContext,
  orderRow: Order,
  { orderId, actorId, reason, part, left: expectedLeft }: PartRequest,
  transaction: Transaction,
) {
  const { models } = context;
  const order = await lockOrder(context, orderRow, transaction);
  if (order.status !== 'paid' || order.providerId === null) throw new Refusal('payment-not-refundable');
  const where = { orderId };
  const lines = await models.OrderLine.findAll({ where, order: [['id', 'ASC']], transaction, lock: true });
  const refunds = await models.OrderRefund.findAll({ where, transaction, lock: true });
  const due = refunds.find(({ state }) => state === 'due');
  if (due && isSame(due, lines, part)) return { order, refund: due };
  if (due || order.refundDue) throw new Refusal('refund-refused', { because: 'under-way' });
  const left = leftOf(order, refunds);
  if (expectedLeft !== undefined && expectedLeft !== left) {
    throw new Refusal('refund-refused', { because: 'changed', left });
  }
  const chosen = part.teamIds === undefined ? [] : linesOf(lines, part.teamIds);
  const amount = part.amount ?? Math.min(left, sharesOf(order, lines, chosen));
  if (amount < 1 || amount > left) throw new Refusal('refund-refused', { because: 'too-much', left });
  const createdAt = context.clock.now();
  const refund = await models.OrderRefund.create(
    { orderId, amount, state: 'due', createdAt },
    { transaction },
  );
  const chosenIds = chosen.map(({ id }) => id);
  if (chosenIds.length > 0) {
    await models.OrderLine.update({ refundId: refund.id }, { where: { id: chosenIds }, transaction });
  }
  await order.update({ checkAt: context.realNow() }, { transaction });
  context.work.announceAfter(transaction, 'payments');
  const details = { amount, left: left - amount, userId: order.userId, teamIds: part.teamIds };
  const entry = { actorId, reason, action: 'order.refunded', subject: `order ${orderId}` };
  await writeAudit(context, { ...entry, details }, transaction);
  return { order, refund };
}

/** Pressed twice: the refund that is under way is the one that is asked for. */
function isSame({ id, amount }: OrderRefund, lines: readonly OrderLine[], part: RefundedPart): boolean {
  const teamIds = lines.filter(({ refundId }) => refundId === id).map(({ teamId }) => teamId);
  if (part.teamIds === undefined) return teamIds.length === 0 && amount === part.amount;
  const wanted = new Set<number | null>(part.teamIds);
  return teamIds.length === wanted.size && teamIds.every((teamId) => wanted.has(teamId));
}

function linesOf(lines: readonly OrderLine[], teamIds: readonly number[]): readonly OrderLine[] {
  const wanted = new Set(teamIds);
  const chosen = lines.filter(({ teamId }) => teamId !== null && wanted.has(teamId));
  if (chosen.length < wanted.size) throw new Refusal('not-found');
  if (chosen.some(({ refundId }) => refundId !== null)) {
    throw new Refusal('refund-refused', { because: 'paid-back' });
  }
  return chosen;
}

function sharesOf(
  { amount }: Pick<Order, 'amount'>,
  lines: readonly OrderLine[],
  chosen: readonly OrderLine[],
): number {
  const shares = lineShares(lines, amount);
  return lines.reduce((sum, line, index) => sum + (chosen.includes(line) ? (shares[index] ?? 0) : 0), 0);
}
