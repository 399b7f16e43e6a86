import { Refusal } from '../../infra/errors.js';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { hasMismatch } from '../mismatches/hasMismatch.js';
import { loadOrder } from './loadOrder.js';
import { ProviderRefused } from './paymentProvider.js';
import { requireProvider } from './requireProvider.js';
import { cancelUnstartedOrder } from './startPayment.js';
import { syncOrder } from './syncOrder.js';

/**
 * Cancels an open order. The provider decides: an order that is being paid right now is not cancelled.
 * @throws a Refusal `payment-not-cancelable`, ProviderUnavailable
 */
export async function cancelOrder(context: PaymentsContext, order: Order): Promise<void> {
  if (order.status === 'canceled') return;
  if (order.status !== 'open') throw new Refusal('payment-not-cancelable');
  if (order.providerId === null && (await cancelUnstartedOrder(context, order, 'canceled'))) return;
  // The payment with this id at the provider may belong to another order.
  if (await hasMismatch(context, order.id)) throw new Refusal('payment-not-cancelable');
  const { providerId } = await loadOrder(context, order.id);
  if (providerId !== null) {
    try {
      await requireProvider(context).cancel(providerId);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
    }
    await syncOrder(context, order.id);
  }
  const { status } = await loadOrder(context, order.id);
  if (status === 'open' || status === 'paid') throw new Refusal('payment-not-cancelable');
}
