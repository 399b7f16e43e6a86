import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

/** Loads an order of the caller; other users' orders are `not-found`. */
export async function loadOwnOrder(
  { models }: Pick<PaymentsContext, 'models'>,
  id: number,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Order> {
  const order = await models.Order.findOne({ where: { id, userId }, raw: true });
  if (!order) throw new Refusal('not-found');
  return order;
}
