import { Refusal } from '../../errors.js';
import { presentOrder, presentOrders } from '../../payments/presentOrders.js';
import { refundOrder } from '../../payments/refundOrder.js';
import { refuseFailed } from '../../payments/refuseFailed.js';
import { route } from '../../routing/route.js';

export const listOrders = route('GET admin/orders', async ({ context, query }) => {
  const { models } = context;
  const { status, userId, pageNumber, pageRecords } = query;
  const { rows, count } = await models.Order.findAndCountAll({
    where: {
      ...(status === undefined ? {} : { status }),
      ...(userId === undefined ? {} : { userId }),
    },
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  const [orders, users] = await Promise.all([
    presentOrders(context, rows),
    models.User.findAll({
      attributes: ['id', 'email', 'firstName', 'lastName'],
      where: { id: [...new Set(rows.map((row) => row.userId))] },
      raw: true,
    }),
  ]);
  return {
    totalRecords: count,
    orders: orders.map((order, index) => {
      const user = users.find(({ id }) => id === rows[index]?.userId);
      const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
      return { ...order, user: user ? { id: user.id, email: user.email, name } : null };
    }),
  };
});

export const refundAnOrder = route(
  'POST admin/orders/{id}/refund',
  async ({ context, params, body, caller }) => {
    const request = { orderId: params.id, actorId: caller.userId, reason: body.reason };
    await refuseFailed(context, { orderId: params.id }, () => refundOrder(context, request));
    const order = await context.models.Order.findByPk(params.id, { raw: true });
    if (!order) throw new Refusal('not-found');
    return { order: await presentOrder(context, order) };
  },
);
