import type { AppContext } from '../context.js';
import type { Order } from '../models/index.js';
import { lockOrder } from './applyPayment.js';
import { descriptionOf } from './descriptionOf.js';
import { releaseHeld } from './heldByOrder.js';
import { nextCheck } from './nextCheck.js';
import { ProviderRefused } from './paymentProvider.js';
import { requireProvider } from './requireProvider.js';

type Begun = Pick<
  Order,
  'id' | 'userId' | 'kind' | 'amount' | 'providerId' | 'providerKey' | 'returnUrl' | 'language'
>;

/**
 * Has the provider make an order's payment, and notes its id. It may be called again after a crash or a time-out: the
 * order's key gets the same payment. When the provider refuses, the order has failed.
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function startPayment(context: AppContext, order: Begun): Promise<void> {
  if (order.providerId !== null) return;
  const { id: orderId, providerKey, amount, returnUrl, language } = order;
  const provider = requireProvider(context);
  try {
    const payment = await provider.create({
      ...{ orderId, amount, returnUrl, language },
      key: providerKey,
      description: descriptionOf(order),
    });
    const isWanted = await notePayment(context, order, payment);
    // Given up in another tab meanwhile; nobody was shown where to pay, and nobody will be.
    if (!isWanted) await provider.cancel(payment.id);
  } catch (error) {
    if (error instanceof ProviderRefused) await endUnbegun(context, order, 'failed');
    throw error;
  }
}

/** Answers whether the order still waits to be paid. */
async function notePayment(
  context: AppContext,
  order: Begun,
  { id: providerId, checkoutUrl }: { readonly id: string; readonly checkoutUrl: string | null },
): Promise<boolean> {
  return context.withTransaction(async (transaction) => {
    const locked = await lockOrder(context, order, transaction);
    if (locked.providerId === null) {
      const noted = { ...locked.get(), providerId };
      await locked.update(
        { providerId, checkoutUrl, checkAt: nextCheck(noted, context.realNow()) },
        { transaction },
      );
    }
    return locked.status === 'open';
  });
}

/**
 * Ends an open order that has no payment: its teams and coupons are free, and its key may be used anew. Answers false
 * when it got a payment, or ended, meanwhile.
 */
export async function endUnbegun(
  context: AppContext,
  order: Pick<Order, 'id' | 'userId'>,
  status: 'failed' | 'canceled',
): Promise<boolean> {
  return context.withTransaction(async (transaction) => {
    const locked = await lockOrder(context, order, transaction);
    if (locked.status !== 'open' || locked.providerId !== null) return false;
    await releaseHeld(context, locked, transaction);
    await locked.update(
      { status, requestKey: null, checkAt: null, version: locked.version + 1 },
      { transaction },
    );
    context.log.info({ orderId: order.id, userId: order.userId, status }, 'order ended without a payment');
    return true;
  });
}
