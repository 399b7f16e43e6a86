import { limitPerAddress } from '../../http/index.js';
import { inOrdersCompetition } from '../orders/inOrdersCompetition.js';
import { refuseFailed } from '../orders/refuseFailed.js';
import { syncOrder } from '../orders/syncOrder.js';
import { route } from '../route.js';

/** Anybody may call: the caller says which payment changed, and nothing else of it is believed (decisions §6.3). */
export const webhook = route(
  'POST payments/webhook',
  async ({ context, body }) => {
    const order = await context.models.Order.findOne({
      attributes: ['id'],
      where: { providerId: body.id },
      raw: true,
    });
    // Reveals nothing to callers who guess ids.
    if (!order) return { ok: true as const };
    await context.rateLimits.consume('webhookByPayment', String(order.id));
    const scopedContext = await inOrdersCompetition(context, order.id);
    await refuseFailed(scopedContext, { orderId: order.id }, () => syncOrder(scopedContext, order.id));
    return { ok: true as const };
  },
  [limitPerAddress('webhook')],
);
