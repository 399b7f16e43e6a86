import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

/** An order that was just there, as it is now; orders are never deleted. */
export async function loadOrder({ models }: Pick<PaymentsContext, 'models'>, id: number): Promise<Order> {
  const order = await models.Order.findByPk(id, { raw: true });
  if (!order) throw new Error(`Order ${id} is gone.`);
  return order;
}
