import type { Team as TeamJson } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { select } from '../../infra/db/select.js';
import type { Order, Team } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

type Payment = NonNullable<TeamJson['payment']>;

/** The orders that name these teams, open or paid, by the id of the order. */
export async function loadTeamPayments(
  { sequelize }: Pick<PaymentsContext, 'sequelize'>,
  teams: readonly Pick<Team, 'paymentId'>[],
  transaction?: Transaction,
): Promise<ReadonlyMap<number, Payment>> {
  const ids = [...new Set(teams.flatMap(({ paymentId }) => paymentId ?? []))];
  if (ids.length === 0) return new Map();
  const orders = await select<Pick<Order, 'id' | 'status' | 'createdAt' | 'paidAt'>>(
    sequelize,
    `SELECT id, status, created_at AS createdAt, paid_at AS paidAt
       FROM orders WHERE id IN (:ids) AND status IN ('open', 'paid')`,
    { ids },
    transaction,
  );
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
