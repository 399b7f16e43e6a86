import { cancelOrder } from '../orders/cancelOrder.js';
import { presentOrder } from '../orders/presentOrders.js';
import { refuseFailed } from '../orders/refuseFailed.js';
import { route } from '../route.js';
import { loadOwnOrder } from './loadOwnOrder.js';

export const cancelPayment = route('POST payments/cancel', async ({ context, body, caller }) => {
  await context.rateLimits.consume('paymentRequest', String(caller.userId));
  const order = await loadOwnOrder(context, body.paymentId, caller);
  await refuseFailed(context, { orderId: order.id }, () => cancelOrder(context, order));
  return { order: await presentOrder(context, await loadOwnOrder(context, order.id, caller)) };
});
