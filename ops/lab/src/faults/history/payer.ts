import { randomUUID } from 'node:crypto';
import type { Call } from '../portal.js';
import type { HistoryAround, HistoryPlayer } from './historyPlayer.js';

/** Outcomes of payments; most fail, so that the team can be ordered again. */
const OUTCOMES = ['canceled', 'failed', 'canceled', 'expired', 'failed', 'paid'] as const;

/** An order that a payer began. */
interface OpenPayment {
  readonly key: string;
  readonly call: Call;
}

/** A user's orders: of a team, and then of Premium. */
export interface Payer {
  /** Ids of orders and payments that were acknowledged. */
  readonly payments: readonly {
    readonly key: string;
    readonly orderId: number;
    readonly paymentId: string;
  }[];
  /** Orders, and pays at the provider or not. */
  act(): Promise<void>;
  /** Retries the unanswered order, and returns from the provider, so that each order is polled. */
  finish(): Promise<void>;
}

/** The payments of a player, who orders again with the same key until there is an answer. */
export function payerOf(player: HistoryPlayer, around: HistoryAround): Payer {
  const { random, publicUrl, standInsUrl } = around;
  const payments: { key: string; orderId: number; paymentId: string }[] = [];
  let openPayment: OpenPayment | null = null;
  let wants: 'teams' | 'premium' | null = 'teams';

  async function order(): Promise<string | null> {
    openPayment ??= beginOrder();
    const { key, call } = openPayment;
    const response = await player.write(`order ${wants}`, key, call, 0);
    openPayment = null;
    if (response?.status !== 200) return null;
    const { order, payment } = response.body as { order: { id: number }; payment: { id: string } };
    payments.push({ key, orderId: order.id, paymentId: payment.id });
    return payment.id;
  }

  function beginOrder(): OpenPayment {
    const what =
      wants === 'teams'
        ? { product: 'teams', teamIds: [player.seededPlayer.teamId] }
        : { product: 'premium' };
    const body = { ...what, coupons: [], redirectURL: `${publicUrl}/payments` };
    const key = randomUUID();
    return { key, call: { method: 'POST', path: 'payments/create', body, key } };
  }

  /** At the provider's page, which sends its webhook; false when it could not be reached. */
  async function choose(paymentId: string, outcome: string): Promise<boolean> {
    return fetch(`${standInsUrl}/stand-ins/mollie/checkout/${paymentId}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    }).then(
      () => true,
      () => false,
    );
  }

  return {
    payments,
    async act() {
      if (wants === null) return;
      const paymentId = await order();
      if (paymentId === null) return;
      const outcome = random.pick(OUTCOMES);
      if ((await choose(paymentId, outcome)) && outcome === 'paid')
        wants = wants === 'teams' ? 'premium' : null;
    },
    async finish() {
      if (openPayment) await order();
      for (const { orderId } of payments) await player.read200(`payments/${orderId}`);
    },
  };
}
