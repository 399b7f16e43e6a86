import { presentOrder } from '../orders/presentOrders.js';
import { syncOrder } from '../orders/syncOrder.js';
import { route } from '../route.js';
import { loadOwnOrder } from './loadOwnOrder.js';

export const getPayment = route('GET payments/{id}', async ({ context, params, caller }) => {
  const order = await loadOwnOrder(context, params.id, caller);
  const isAsked = order.status === 'open' && order.providerId !== null && context.payments !== null;
  if (!isAsked) return { order: await presentOrder(context, order) };
  try {
    await context.rateLimits.consume('paymentRequest', String(caller.userId));
    await syncOrder(context, order.id);
  } catch (error) {
    // The stored status is answered; the job polls again.
    context.log.warn({ err: error, orderId: order.id }, 'open order not asked after');
  }
  return { order: await presentOrder(context, await loadOwnOrder(context, order.id, caller)) };
});
