import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@euro/api/testing';
import type { HistoryPlayer } from './historyPlayer.js';
import type { Journal } from './journal.js';

/** The part of a payment in Mollie's list that is used here. */
interface ProviderPayment {
  readonly id: string;
  readonly status: 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';
  readonly amount: { readonly value: string };
}

/** A job polls open orders every half minute. */
const QUIET_MS = 75_000;

/** Compares the orders with the provider's own list. @returns violations in words */
export async function checkMoney(
  { models }: Database,
  standInsUrl: string,
  players: readonly HistoryPlayer[],
  journal: Journal,
): Promise<readonly string[]> {
  const payments = await listPayments(standInsUrl);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const load = () => models.Order.findAll({ raw: true });
  let orders = await load();
  const isBehind = () =>
    orders.some(({ status, providerId }) => status === 'open' && !isOpen(byId.get(providerId ?? '')?.status));
  for (const end = Date.now() + QUIET_MS; isBehind() && Date.now() < end; orders = await load())
    await pause(1_000);

  const violations: string[] = [];
  const seenPaymentIds = new Set<string>();
  for (const { id, providerId, status, amount, requestKey } of orders) {
    const history = requestKey === null ? '' : `\n${journal.describe(requestKey)}`;
    const payment = providerId === null ? undefined : byId.get(providerId);
    if (providerId !== null && seenPaymentIds.has(providerId))
      violations.push(`two orders have payment ${providerId}${history}`);
    if (providerId !== null) seenPaymentIds.add(providerId);
    if (!payment) {
      if (status === 'open' || status === 'paid')
        violations.push(`order ${id} is ${status} without a payment${history}`);
      continue;
    }
    const expected = payment.status === 'pending' ? 'open' : payment.status;
    if (status !== expected)
      violations.push(`order ${id} is ${status}, its payment ${payment.status}${history}`);
    if (amount !== Math.round(Number(payment.amount.value) * 100))
      violations.push(`order ${id} is of ${amount} cents, its payment of ${payment.amount.value}${history}`);
  }
  for (const { id } of payments)
    if (!seenPaymentIds.has(id)) violations.push(`payment ${id} belongs to no order`);
  for (const { payer } of players)
    for (const { key, orderId, paymentId } of payer.payments)
      if (!orders.some((order) => order.id === orderId && order.providerId === paymentId))
        violations.push(
          `acknowledged order ${orderId} has not payment ${paymentId}:\n${journal.describe(key)}`,
        );
  return [...violations, ...(await checkGrants({ models }, orders))];
}

/** Checks that exactly the paid orders are granted. */
async function checkGrants(
  { models }: Pick<Database, 'models'>,
  orders: readonly {
    readonly id: number;
    readonly userId: number;
    readonly kind: string;
    readonly status: string;
  }[],
): Promise<readonly string[]> {
  const paidOrders = orders.filter(({ status }) => status === 'paid');
  const lines = await models.OrderLine.findAll({
    where: { orderId: paidOrders.map(({ id }) => id) },
    raw: true,
  });
  const teams = await models.Team.findAll({ attributes: ['id'], where: { paid: true }, raw: true });
  const roles = await models.UserRole.findAll({
    attributes: ['userId'],
    where: { role: 'premium' },
    raw: true,
  });
  return [
    ...unequal(
      'paid teams',
      lines.flatMap(({ teamId }) => teamId ?? []),
      teams.map(({ id }) => id),
    ),
    ...unequal(
      'premium members',
      paidOrders.flatMap(({ kind, userId }) => (kind === 'premium' ? [userId] : [])),
      roles.map(({ userId }) => userId),
    ),
  ];
}

function unequal(what: string, expected: readonly number[], actual: readonly number[]): readonly string[] {
  const [one, other] = [expected, actual].map((ids) => ids.toSorted((a, b) => a - b).join());
  return one === other ? [] : [`${what}: ${actual.join()} instead of ${expected.join()}`];
}

const isOpen = (status: ProviderPayment['status'] | undefined) => status === 'open' || status === 'pending';

async function listPayments(standInsUrl: string): Promise<readonly ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  const base = `${standInsUrl}/stand-ins/mollie/v2/payments?limit=250`;
  for (let from = ''; ; ) {
    const url = from === '' ? base : `${base}&from=${from}`;
    const answer = await fetch(url, { headers: { authorization: 'Bearer test_standin' } });
    const { _embedded, _links } = (await answer.json()) as {
      readonly _embedded: { readonly payments: readonly ProviderPayment[] };
      readonly _links: { readonly next: { readonly href: string } | null };
    };
    payments.push(..._embedded.payments);
    if (!_links.next) return payments;
    from = new URL(_links.next.href).searchParams.get('from') ?? '';
  }
}
