import { Op, type Transaction } from 'sequelize';
import type { Order } from '../../models/index.js';
import { thawLineups } from '../../packed/index.js';
import type { PaymentsContext } from '../context.js';
import { lockOrderedCoupons, lockOrderedTeams } from './heldByOrder.js';

type Parts = Pick<PaymentsContext, 'models'>;
type GrantedOrder = Pick<Order, 'id' | 'userId' | 'competitionId' | 'kind' | 'premiumEverywhere'>;

/**
 * Grants what was paid for. When the order had ended before its payment, another order may have its teams or coupons,
 * and Premium may be paid already: then it returns false and grants nothing.
 */
export async function grantOrder(
  context: Parts,
  order: GrantedOrder,
  transaction: Transaction,
): Promise<boolean> {
  const user = await context.models.User.findByPk(order.userId, { transaction, lock: true });
  // A deleted account has no use for it.
  if (user?.deletedAt !== null) return false;
  return order.kind === 'premium'
    ? grantPremium(context, order, transaction)
    : grantTeams(context, order, transaction);
}

async function grantTeams(context: Parts, order: GrantedOrder, transaction: Transaction): Promise<boolean> {
  const { models } = context;
  const { id: orderId, userId, competitionId } = order;
  const { teams, missing } = await lockOrderedTeams(context, order, transaction);
  const areFree = teams.every(({ paymentId, paid }) => (paymentId === null ? !paid : paymentId === orderId));
  if (missing > 0 || !areFree) return false;
  const coupons = await lockOrderedCoupons(context, order, transaction);
  if (!coupons.every(({ state, orderId: holder }) => state === 'free' || holder === orderId)) return false;
  const ids = coupons.map(({ id }) => id);
  if (ids.length > 0) {
    // Another coupon of the account would break "once per account".
    const others = { userId, competitionId, id: { [Op.notIn]: ids } };
    if (await models.Coupon.findOne({ where: others, transaction, lock: true })) return false;
    await models.Coupon.update({ state: 'spent', orderId, userId }, { where: { id: ids }, transaction });
  }
  const teamIds = teams.map(({ id }) => id);
  await models.Team.update({ paid: true, paymentId: orderId }, { where: { id: teamIds }, transaction });
  await thawLineups(context, competitionId, teamIds, transaction);
  return true;
}

/**
 * Callers hold the lock on the user's row, so that concurrent orders can't both grant it. Premium for all
 * competitions is the role; for one competition it is the paid order itself.
 */
async function grantPremium(
  { models }: Parts,
  order: GrantedOrder,
  transaction: Transaction,
): Promise<boolean> {
  if (await findPaidPremium({ models }, order, transaction)) return false;
  if (order.premiumEverywhere === false) return true;
  const row = { userId: order.userId, role: 'premium' as const };
  if (!(await models.UserRole.findOne({ where: row, transaction, lock: true }))) {
    await models.UserRole.create({ ...row, source: 'order' }, { transaction });
  }
  return true;
}

/** Revokes what an order granted, after its refund. Coupons stay used. */
export async function revokeGrant(
  context: Parts,
  order: GrantedOrder,
  transaction: Transaction,
): Promise<void> {
  const { models } = context;
  if (order.kind === 'teams') {
    const { teams } = await lockOrderedTeams(context, order, transaction);
    const paidTeamIds = teams.filter(({ paymentId }) => paymentId === order.id).map(({ id }) => id);
    if (paidTeamIds.length === 0) return;
    await models.Team.update({ paid: false, paymentId: null }, { where: { id: paidTeamIds }, transaction });
    await thawLineups(context, order.competitionId, paidTeamIds, transaction);
    return;
  }
  if (order.premiumEverywhere === false) return;
  if (await findPaidPremium(context, order, transaction)) return;
  // A role granted by an operator stays.
  await models.UserRole.destroy({
    where: { userId: order.userId, role: 'premium', source: 'order' },
    transaction,
  });
}

/** The scope of Premium to look for, and an order to ignore. */
interface PremiumOf {
  readonly userId: number;
  readonly competitionId: number;
  readonly id?: number;
  readonly premiumEverywhere?: boolean | null;
}

/**
 * Another paid order that grants the same Premium: for all competitions, or, for Premium of one competition, for that
 * one, too.
 */
export function findPaidPremium(
  { models }: Parts,
  { id = 0, userId, competitionId, premiumEverywhere = false }: PremiumOf,
  transaction: Transaction,
): Promise<Order | null> {
  const everywhere = { premiumEverywhere: { [Op.or]: [{ [Op.is]: null }, { [Op.eq]: true }] } };
  const where = { userId, kind: 'premium', status: 'paid', granted: true, id: { [Op.ne]: id } } as const;
  return models.Order.findOne({
    attributes: ['id'],
    where: {
      ...where,
      ...(premiumEverywhere === false ? { [Op.or]: [everywhere, { competitionId }] } : everywhere),
    },
    transaction,
    lock: true,
  });
}
