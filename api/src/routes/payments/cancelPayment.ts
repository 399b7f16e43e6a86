import { cancelOrder } from '../../payments/cancelOrder.js';
import { presentOrder } from '../../payments/presentOrders.js';
import { refuseFailed } from '../../payments/refuseFailed.js';
import { route } from '../../routing/route.js';
import { loadOwnOrder } from './loadOwnOrder.js';

export const cancelPayment = route('POST payments/cancel', async ({ context, body, caller }) => {
  await context.rateLimits.consume('paymentAsked', String(caller.userId));
  const order = await loadOwnOrder(context, body.paymentId, caller);
  await refuseFailed(context, { orderId: order.id }, () => cancelOrder(context, order));
  return { order: await presentOrder(context, await loadOwnOrder(context, order.id, caller)) };
});
