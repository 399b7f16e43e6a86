import { Op, type Transaction } from 'sequelize';
import type { AppContext } from '../context.js';
import type { Coupon, Order, Team } from '../models/index.js';

type Parts = Pick<AppContext, 'models'>;
type Held = Pick<Order, 'id' | 'userId' | 'competitionId'>;

/** The teams that an order was made for, in the order of their ids, their rows locked; without the deleted ones. */
export async function lockOrderedTeams(
  { models }: Parts,
  { id, userId }: Held,
  transaction: Transaction,
): Promise<{ readonly teams: readonly Team[]; readonly missing: number }> {
  const lines = await models.OrderLine.findAll({
    attributes: ['teamId'],
    where: { orderId: id, teamId: { [Op.ne]: null } },
    raw: true,
    transaction,
  });
  if (lines.length === 0) return { teams: [], missing: 0 };
  const teams = await models.Team.findAll({
    where: { id: lines.flatMap(({ teamId }) => teamId ?? []), userId, deletedAt: null },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  return { teams, missing: lines.length - teams.length };
}

/** The coupons that an order was made with, their rows locked; it may not hold them any more. */
export async function lockOrderedCoupons(
  { models }: Parts,
  { id }: Held,
  transaction: Transaction,
): Promise<readonly Coupon[]> {
  const used = await models.OrderCoupon.findAll({
    attributes: ['couponId'],
    where: { orderId: id },
    raw: true,
    transaction,
  });
  if (used.length === 0) return [];
  return models.Coupon.findAll({
    where: { id: used.map(({ couponId }) => couponId) },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
}

/** Lets go of what an order that came to nothing held: its teams can be paid again, its coupons are good again. */
export async function releaseHeld(context: Parts, order: Held, transaction: Transaction): Promise<void> {
  const { models } = context;
  const { teams } = await lockOrderedTeams(context, order, transaction);
  const held = teams.filter(({ paymentId, paid }) => paymentId === order.id && !paid).map(({ id }) => id);
  if (held.length > 0) await models.Team.update({ paymentId: null }, { where: { id: held }, transaction });
  await models.Coupon.update(
    { state: 'free', orderId: null, userId: null },
    { where: { orderId: order.id, state: 'reserved' }, transaction },
  );
}
