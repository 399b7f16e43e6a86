import type { Order as OrderJson } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { receiptNumberText } from './nextReceiptNumber.js';

type PresentedOrder = Pick<
  Order,
  | 'id'
  | 'competitionId'
  | 'kind'
  | 'status'
  | 'amount'
  | 'discount'
  | 'refunded'
  | 'createdAt'
  | 'paidAt'
  | 'receiptNumber'
  | 'checkoutUrl'
>;

/** Orders with their lines, in the order in which they are given. */
export async function presentOrders(
  { models }: Pick<PaymentsContext, 'models'>,
  orders: readonly PresentedOrder[],
): Promise<OrderJson[]> {
  if (orders.length === 0) return [];
  const orderId = orders.map(({ id }) => id);
  const [lines, coupons, mismatches, competitions] = await Promise.all([
    models.OrderLine.findAll({ where: { orderId }, order: [['id', 'ASC']], raw: true }),
    models.Coupon.findAll({ attributes: ['orderId', 'code'], where: { orderId }, raw: true }),
    models.PaymentMismatch.findAll({ attributes: ['orderId'], where: { orderId, settled: null }, raw: true }),
    models.Competition.findAll({
      attributes: ['id', 'feed', 'season'],
      where: { id: [...new Set(orders.map(({ competitionId }) => competitionId))] },
      raw: true,
    }),
  ]);
  const deletedTeamIds = await loadDeletedTeamIds(
    { models },
    lines.flatMap(({ teamId }) => teamId ?? []),
  );
  return orders.map((order) => {
    // A paid or ended order is final for its payer, whatever the operator still has to check.
    const underReview =
      order.status === 'open' && mismatches.some((mismatch) => mismatch.orderId === order.id);
    const competition = competitions.find(({ id }) => id === order.competitionId);
    const { id, kind, status, amount, discount, refunded, createdAt, paidAt, receiptNumber } = order;
    return {
      ...{ id, kind, status, amount, discount, refunded },
      currency: 'EUR',
      lines: lines
        .filter((line) => line.orderId === id)
        .map(({ teamId, name, amount: price }) => ({
          teamId: teamId == null || deletedTeamIds.has(teamId) ? null : teamId,
          name,
          amount: price,
        })),
      coupons: coupons.filter((coupon) => coupon.orderId === id).map(({ code }) => code),
      createdAt: toMoment(createdAt),
      paidAt: paidAt == null ? null : toMoment(paidAt),
      receiptNumber:
        receiptNumber == null || !competition ? null : receiptNumberText(competition, receiptNumber),
      // Never sends a payer to a payment that may belong to another order.
      checkoutURL: status === 'open' && !underReview ? (order.checkoutUrl ?? null) : null,
      underReview,
    };
  });
}

/** The only order of {@link presentOrders}. */
export async function presentOrder(
  context: Pick<PaymentsContext, 'models'>,
  order: PresentedOrder,
): Promise<OrderJson> {
  const [orderJson] = await presentOrders(context, [order]);
  if (!orderJson) throw new Error('An order is not presented.');
  return orderJson;
}

async function loadDeletedTeamIds(
  { models }: Pick<PaymentsContext, 'models'>,
  ids: number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const teams = await models.Team.findAll({
    attributes: ['id'],
    where: { id: ids, deletedAt: { [Op.ne]: null } },
    raw: true,
  });
  return new Set(teams.map(({ id }) => id));
}

/** Moments come as text from one of the databases. */
function toMoment(at: number): string {
  return new Date(Number(at)).toISOString();
}
