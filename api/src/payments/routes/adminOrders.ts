import { competitionsOf } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { PaymentsContext } from '../context.js';
import { orderWhere } from '../orders/orderWhere.js';
import { presentOperatorOrders } from '../orders/presentOperatorOrders.js';
import { presentOrder } from '../orders/presentOrders.js';
import { refundOrder } from '../orders/refundOrder.js';
import { refundPart } from '../orders/refundPart.js';
import { refuseFailed } from '../orders/refuseFailed.js';
import { settleOrder } from '../orders/settleOrder.js';
import { syncOrder } from '../orders/syncOrder.js';
import { route } from '../route.js';

export const listOrders = route('GET admin/orders', async ({ context, query, caller }) => {
  const { models } = context;
  const { pageNumber, pageRecords } = query;
  const competitionIds = competitionsOf(caller, 'treasurer');
  const [{ rows, count }, mismatches] = await Promise.all([
    models.Order.findAndCountAll({
      where: orderWhere(query, competitionIds),
      order: [['id', 'DESC']],
      limit: pageRecords,
      offset: (pageNumber - 1) * pageRecords,
      raw: true,
    }),
    models.Order.count({ where: orderWhere({ mismatch: 'waiting' }, competitionIds) }),
  ]);
  return { totalRecords: count, mismatches, orders: await presentOperatorOrders(context, rows) };
});

export const refundAnOrder = route(
  'POST admin/orders/{id}/refund',
  async ({ context, params, body, caller }) => {
    const { amount, teamIds, left, reason } = body;
    const request = { orderId: params.id, actorId: caller.userId, reason };
    await refuseFailed(context, { orderId: params.id }, () => {
      if (amount !== undefined && teamIds !== undefined) {
        throw new Refusal('refund-refused', { because: 'both' });
      }
      if (amount !== undefined) return refundPart(context, { ...request, left, part: { amount } });
      if (teamIds !== undefined) return refundPart(context, { ...request, left, part: { teamIds } });
      return refundOrder(context, request);
    });
    return { order: await presentOrder(context, await orderOf(context, params.id)) };
  },
  [],
  async ({ context, params }) => {
    const { status, amount } = await orderOf(context, params.id);
    if (status !== 'paid' || amount === 0) throw new Refusal('payment-not-refundable');
  },
);

export const checkAnOrder = route('POST admin/orders/{id}/check', async ({ context, params }) => {
  const { id } = await orderOf(context, params.id);
  await refuseFailed(context, { orderId: id }, () => syncOrder(context, id));
  return { order: await presentForOperator(context, id) };
});

export const settleAnOrder = route(
  'POST admin/orders/{id}/settle',
  async ({ context, params, body, caller }) => {
    await settleOrder(context, { orderId: params.id, actorId: caller.userId, reason: body.reason });
    return { order: await presentForOperator(context, params.id) };
  },
);

async function orderOf({ models }: PaymentsContext, id: number) {
  const order = await models.Order.findByPk(id, { raw: true });
  if (!order) throw new Refusal('not-found');
  return order;
}

async function presentForOperator(context: PaymentsContext, id: number) {
  const [order] = await presentOperatorOrders(context, [await orderOf(context, id)]);
  if (!order) throw new Refusal('not-found');
  return order;
}
