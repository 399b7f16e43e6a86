import type { ParsedQueryOf } from '@euro/api-contract';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { Order } from '../../models/index.js';

const WAITING = literal('(SELECT order_id FROM payment_mismatches WHERE settled IS NULL)');

/** A code has letters and digits only, by its contract. */
const withCoupon = (code: string) =>
  literal(
    `(SELECT oc.order_id FROM order_coupons oc JOIN coupons c ON c.id = oc.coupon_id WHERE c.code = '${code.toUpperCase()}')`,
  );

/**
 * The condition of a list of orders.
 * @param competitionIds the competitions whose orders are listed; null for all
 */
export function orderWhere(
  {
    status,
    userId,
    mismatch,
    competitionId,
    kind,
    paidFrom,
    paidTo,
    coupon,
  }: ParsedQueryOf<'GET admin/exports/orders'>,
  competitionIds: readonly number[] | null,
): WhereOptions<Order> {
  const conditions: WhereOptions<Order>[] = [];
  if (competitionIds !== null) conditions.push({ competitionId: [...competitionIds] });
  if (status !== undefined) conditions.push({ status });
  if (userId !== undefined) conditions.push({ userId });
  if (mismatch !== undefined) conditions.push({ id: { [Op.in]: WAITING } });
  if (competitionId !== undefined) conditions.push({ competitionId });
  if (kind !== undefined) conditions.push({ kind });
  if (paidFrom !== undefined) conditions.push({ paidAt: { [Op.gte]: Date.parse(paidFrom) } });
  if (paidTo !== undefined) conditions.push({ paidAt: { [Op.lt]: Date.parse(paidTo) } });
  if (coupon !== undefined) conditions.push({ id: { [Op.in]: withCoupon(coupon) } });
  return { [Op.and]: conditions };
}
