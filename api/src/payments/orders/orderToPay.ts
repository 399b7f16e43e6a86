import { Refusal } from '../../infra/errors.js';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { hasMismatch } from '../mismatches/hasMismatch.js';
import { loadOrder } from './loadOrder.js';
import { ProviderUnavailable } from './paymentProvider.js';
import { type PlacedOrder, placeOrder, type WantedOrder } from './placeOrder.js';
import { startPayment } from './startPayment.js';
import { syncOrder } from './syncOrder.js';

/** An order whose payer can be sent to the provider. */
export type OrderToPay = Order & { readonly providerId: string; readonly checkoutUrl: string };

/**
 * Makes an order and its payment. The two are apart on purpose: no transaction is open while the provider is asked, and
 * whatever dies in between is finished by the same call repeated, or by the job.
 * @throws a Refusal, ProviderUnavailable, ProviderRefused
 */
export async function orderToPay(context: PaymentsContext, request: WantedOrder): Promise<OrderToPay> {
  const place = () => context.withTransaction((transaction) => placeOrder(context, request, transaction));
  let placedOrder = await place();
  if (placedOrder.outcome === 'waiting' && !(await stillWaits(context, placedOrder)))
    placedOrder = await place();
  const order = await loadOrder(context, placedOrder.orderId);
  // The call repeated after the order ended is answered with the order as it is now.
  const isOver = order.status !== 'open';
  if (!isOver) await start(context, order);
  const startedOrder = isOver ? order : await loadOrder(context, placedOrder.orderId);
  const isGivenUp = !isOver && startedOrder.status !== 'open';
  if (isGivenUp || !isPayable(startedOrder) || (await hasMismatch(context, startedOrder.id)))
    throw new Refusal('payment-failed');
  return startedOrder;
}

/** A concurrent call may have received the answer that this one missed. */
async function start(context: PaymentsContext, order: Order): Promise<void> {
  try {
    await startPayment(context, order);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    if (!isPayable(await loadOrder(context, order.id))) throw error;
  }
}

/** Checks that the order is still open, so that nobody pays twice. */
async function stillWaits(context: PaymentsContext, { orderId }: PlacedOrder): Promise<boolean> {
  await syncOrder(context, orderId);
  return (await loadOrder(context, orderId)).status === 'open';
}

function isPayable(order: Order): order is OrderToPay {
  return order.providerId !== null && order.checkoutUrl !== null;
}
