import type { Team as TeamJson } from '@euro/api-contract';
import type { Team } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

type Payment = NonNullable<TeamJson['payment']>;

/** The orders that name these teams, open or paid, by the id of the order. */
export async function loadTeamPayments(
  { models }: Pick<PaymentsContext, 'models'>,
  teams: readonly Pick<Team, 'paymentId'>[],
): Promise<ReadonlyMap<number, Payment>> {
  const ids = [...new Set(teams.flatMap(({ paymentId }) => paymentId ?? []))];
  if (ids.length === 0) return new Map();
  const orders = await models.Order.findAll({
    attributes: ['id', 'status', 'createdAt', 'paidAt'],
    where: { id: ids, status: ['open', 'paid'] },
    raw: true,
  });
  return new Map(
    orders.map(({ id, status, createdAt, paidAt }) => [
      id,
      {
        orderId: id,
        status: status === 'paid' ? 'paid' : 'open',
        createdAt: new Date(Number(createdAt)).toISOString(),
        paidAt: paidAt == null ? null : new Date(Number(paidAt)).toISOString(),
      },
    ]),
  );
}
