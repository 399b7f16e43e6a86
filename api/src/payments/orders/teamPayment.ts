import type { Team as TeamJson } from '@euro/api-contract';
import { type JsonPart, readPart } from '../../infra/db/jsonPart.js';
import type { Order } from '../../models/index.js';

type Payment = NonNullable<TeamJson['payment']>;

type PaymentRow = Pick<Order, 'id' | 'status' | 'createdAt' | 'paidAt'>;

/** The order that a team of `teams t` names, open or paid; read by {@link readTeamPayment}. */
export const TEAM_PAYMENT: JsonPart<PaymentRow> = {
  columns: { id: 'b.id', status: 'b.status', createdAt: 'b.created_at', paidAt: 'b.paid_at' },
  key: 'b.id',
  from: "orders b WHERE b.id = t.payment_id AND b.status IN ('open', 'paid')",
};

/** By the id of the order. */
export function readTeamPayment(value: unknown): ReadonlyMap<number, Payment> {
  return new Map(
    readPart(TEAM_PAYMENT, value).map(({ id, status, createdAt, paidAt }) => [
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
