import { Op, type Transaction } from 'sequelize';
import type { Order } from '../../models/index.js';
import { thawLineups } from '../../teams/index.js';
import type { PaymentsContext } from '../context.js';
import { lockOrderedCoupons, lockOrderedTeams } from './heldByOrder.js';

type Parts = Pick<PaymentsContext, 'models'>;
type Granted = Pick<Order, 'id' | 'userId' | 'competitionId' | 'kind'>;

/**
 * Gives what was paid for. An order that had ended before its money came may have lost its teams or coupons to another
 * one, and Premium may be paid already: then it answers false and gives nothing.
 */
export async function grantOrder(context: Parts, order: Granted, transaction: Transaction): Promise<boolean> {
  const user = await context.models.User.findByPk(order.userId, { transaction, lock: true });
  // A deleted account has no use for it.
  if (user?.deletedAt !== null) return false;
  return order.kind === 'premium'
    ? grantPremium(context, order, transaction)
    : grantTeams(context, order, transaction);
}

async function grantTeams(context: Parts, order: Granted, transaction: Transaction): Promise<boolean> {
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

/** The lock on the user's row, which callers hold, keeps two orders from giving it at once. */
async function grantPremium(
  { models }: Parts,
  { id, userId }: Granted,
  transaction: Transaction,
): Promise<boolean> {
  if (await findOtherPremium({ models }, { id, userId }, transaction)) return false;
  const row = { userId, role: 'premium' as const };
  if (!(await models.UserRole.findOne({ where: row, transaction, lock: true }))) {
    await models.UserRole.create({ ...row, source: 'order' }, { transaction });
  }
  return true;
}

/** Takes back what an order gave, now that its money went back. Coupons stay used. */
export async function takeBack(context: Parts, order: Granted, transaction: Transaction): Promise<void> {
  const { models } = context;
  if (order.kind === 'teams') {
    const { teams } = await lockOrderedTeams(context, order, transaction);
    const given = teams.filter(({ paymentId }) => paymentId === order.id).map(({ id }) => id);
    if (given.length === 0) return;
    await models.Team.update({ paid: false, paymentId: null }, { where: { id: given }, transaction });
    await thawLineups(context, order.competitionId, given, transaction);
    return;
  }
  if (await findOtherPremium(context, order, transaction)) return;
  // What was given by hand is not the order's to take.
  await models.UserRole.destroy({
    where: { userId: order.userId, role: 'premium', source: 'order' },
    transaction,
  });
}

async function findOtherPremium(
  { models }: Parts,
  { id, userId }: Pick<Granted, 'id' | 'userId'>,
  transaction: Transaction,
): Promise<Order | null> {
  return models.Order.findOne({
    attributes: ['id'],
    where: { userId, kind: 'premium', status: 'paid', granted: true, id: { [Op.ne]: id } },
    transaction,
    lock: true,
  });
}
