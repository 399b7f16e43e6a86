import { Op, type Transaction } from 'sequelize';
import type { Coupon, Order, OrderLine, Team } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

type Parts = Pick<PaymentsContext, 'models'>;
type OrderRow = Pick<Order, 'id' | 'userId' | 'competitionId'>;

/**
 * The teams that an order was made for, in the order of their ids, their rows locked; without the deleted ones, and
 * without those that were paid back.
 */
export async function lockOrderedTeams(
  { models }: Parts,
  { id, userId }: OrderRow,
  transaction: Transaction,
): Promise<{ readonly teams: readonly Team[]; readonly missing: number }> {
  const all = await models.OrderLine.findAll({
    attributes: ['teamId', 'refundId'],
    where: { orderId: id, teamId: { [Op.ne]: null } },
    raw: true,
    transaction,
  });
  const lines = await withoutPaidBack({ models }, all, transaction);
  if (lines.length === 0) return { teams: [], missing: 0 };
  const teams = await models.Team.findAll({
    where: { id: lines.flatMap(({ teamId }) => teamId ?? []), userId, deletedAt: null },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  return { teams, missing: lines.length - teams.length };
}

async function withoutPaidBack(
  { models }: Parts,
  lines: readonly OrderLine[],
  transaction: Transaction,
): Promise<readonly OrderLine[]> {
  const refundIds = lines.flatMap(({ refundId }) => refundId ?? []);
  if (refundIds.length === 0) return lines;
  const where = { id: refundIds, state: 'done' as const };
  const done = await models.OrderRefund.findAll({ attributes: ['id'], where, raw: true, transaction });
  return lines.filter(({ refundId }) => !done.some(({ id }) => id === refundId));
}

/** The coupons that an order was made with, their rows locked; it may not hold them any more. */
export async function lockOrderedCoupons(
  { models }: Parts,
  { id }: OrderRow,
  transaction: Transaction,
): Promise<readonly Coupon[]> {
  const orderCoupons = await models.OrderCoupon.findAll({
    attributes: ['couponId'],
    where: { orderId: id },
    raw: true,
    transaction,
  });
  if (orderCoupons.length === 0) return [];
  return models.Coupon.findAll({
    where: { id: orderCoupons.map(({ couponId }) => couponId) },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
}

/** Releases the teams and coupons of an order without a payment: they can be used in other orders again. */
export async function releaseOrderItems(
  context: Parts,
  order: OrderRow,
  transaction: Transaction,
): Promise<void> {
  const { models } = context;
  const { teams } = await lockOrderedTeams(context, order, transaction);
  const teamIds = teams.filter(({ paymentId, paid }) => paymentId === order.id && !paid).map(({ id }) => id);
  if (teamIds.length > 0)
    await models.Team.update({ paymentId: null }, { where: { id: teamIds }, transaction });
  await models.Coupon.update(
    { state: 'free', orderId: null, userId: null },
    { where: { orderId: order.id, state: 'reserved' }, transaction },
  );
}
