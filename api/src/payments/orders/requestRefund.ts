import type { Order, OrderRefund } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { matchPayment } from '../mismatches/matchPayment.js';
import { recordMismatch } from '../mismatches/recordMismatch.js';
import { lockOrder } from './applyPayment.js';
import { descriptionOf } from './descriptionOf.js';
import { ProviderRefused, type ReportedRefunds } from './paymentProvider.js';
import { refundableOf } from './refundableOf.js';
import { requireProvider } from './requireProvider.js';

type Refundable = Pick<
  Order,
  | 'id'
  | 'competitionId'
  | 'userId'
  | 'amount'
  | 'providerId'
  | 'providerKey'
  | 'version'
  | 'kind'
  | 'language'
>;

/**
 * Has the provider give back all of an order's money that is not on its way back already. The order changes when the
 * provider says that it went back. A payment that is not the order's is not touched.
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function requestRefund(context: PaymentsContext, order: Refundable): Promise<void> {
  const provider = requireProvider(context);
  const { id, providerId, providerKey, version } = order;
  if (providerId === null) return;
  const refundable = await readRefundable(context, order, await provider.readRefunds(providerId));
  if (refundable <= 0) return;
  await provider.refund(providerId, {
    // Two processes that know the same about the order pay back once; the provider never gives more than there is.
    key: `${providerKey}-refund-${version}`,
    amount: refundable,
    description: await descriptionOf(context, order),
    refundId: null,
  });
  context.log.info({ orderId: id, amount: refundable }, 'payment paid back');
}

/**
 * Has the provider pay back a part that is due. The provider keeps its id beside the refund: one that it knows already,
 * whose answer was lost, is not requested again.
 * @throws ProviderUnavailable, ProviderRefused: it is more than is left, or the provider will not do it
 */
export async function requestPart(
  context: PaymentsContext,
  order: Refundable,
  { id: refundId, amount }: Pick<OrderRefund, 'id' | 'amount'>,
): Promise<void> {
  const provider = requireProvider(context);
  const { id, providerId, providerKey } = order;
  if (providerId === null) return;
  const reported = await provider.readRefunds(providerId);
  if (reported.refunds.some(({ refund }) => refund === refundId)) return;
  const refundable = await readRefundable(context, order, reported);
  if (amount > refundable) throw new ProviderRefused(`only ${refundable} cents of order ${id} are left`);
  await provider.refund(providerId, {
    key: `${providerKey}-part-${refundId}`,
    amount,
    description: await descriptionOf(context, order),
    refundId,
  });
  context.log.info({ orderId: id, amount, refundId }, 'part of a payment paid back');
}

async function readRefundable(
  context: PaymentsContext,
  order: Refundable,
  { payment: reportedPayment, refunds }: ReportedRefunds,
): Promise<number> {
  const { payment, mismatch } = matchPayment(order, reportedPayment);
  const refundable = payment && refundableOf(payment, refunds);
  if (refundable !== null) return refundable;
  const reason = mismatch ?? 'refund';
  await context.withTransaction(async (transaction) => {
    const lockedOrder = await lockOrder(context, order, transaction);
    await recordMismatch(context, lockedOrder, { reason, reported: reportedPayment }, transaction);
  });
  throw new ProviderRefused(`the payment does not match order ${order.id} (${reason})`);
}
