import type { ParsedQueryOf } from '@euro/api-contract';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { Order } from '../../models/index.js';

const WAITING = literal('(SELECT order_id FROM payment_mismatches WHERE settled IS NULL)');

/**
 * The condition of a list of orders.
 * @param competitionIds the competitions whose orders are listed; null for all
 */
export function orderWhere(
  { status, userId, mismatch }: ParsedQueryOf<'GET admin/exports/orders'>,
  competitionIds: readonly number[] | null,
): WhereOptions<Order> {
  return {
    ...(competitionIds && { competitionId: [...competitionIds] }),
    ...(status === undefined ? {} : { status }),
    ...(userId === undefined ? {} : { userId }),
    ...(mismatch === undefined ? {} : { id: { [Op.in]: WAITING } }),
  };
}
