import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Context } from 'koa';
import { memoryStore, type Store } from '../store.js';
import { checkout } from './checkout/checkout.js';
import { type Call, createFaults, type Fault } from './faults.js';
import { createLedger } from './ledger.js';
import { createMisreports, type Misreport } from './misreports.js';
import { MOLLIE_PATH } from './path.js';
import { remainingOf, type StandInPayment } from './payment.js';
import { paymentsApi } from './paymentsApi.js';
import { createWebhooks, type WebhookMode } from './webhooks.js';

export interface PaymentStandInOptions {
  /** Public address, without a slash at the end; by default that of the request. */
  readonly publicUrl?: string;
  /** The accepted API key. */
  readonly apiKey?: string;
  /** Storage; in memory by default. */
  readonly store?: Store;
  /** Sends webhooks. */
  readonly fetch?: typeof fetch;
  /** Delays before webhooks are retried, in milliseconds; none by default. */
  readonly webhookRetries?: readonly number[];
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * A stand-in of Mollie: the API of the official client, the checkout page and webhooks; and, for tests, actions of
 * payer, bank and network. Methods that change a payment resolve after the first attempt of its webhook, and reject
 * for an unknown id.
 */
export interface PaymentStandIn {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Mollie's list of payments, oldest first; amounts in cents. */
  payments(): readonly Readonly<StandInPayment>[];
  /** The payment succeeds, even late. No effect on a paid one, as the others have none on an ended one. */
  pay(id: string): Promise<void>;
  fail(id: string): Promise<void>;
  cancel(id: string): Promise<void>;
  expire(id: string): Promise<void>;
  /** The payer is at the bank: `pending`, which can't be cancelled. */
  startPaying(id: string): Promise<void>;
  /** A refund in Mollie's dashboard. @param cents the rest by default */
  refund(id: string, cents?: number): Promise<void>;
  /** A charge-back of the rest. */
  chargeBack(id: string): Promise<void>;
  reverseChargeBack(id: string): Promise<void>;
  /** `held`: refunds stay `pending` until a test ends them. */
  setRefunds(mode: 'at-once' | 'held'): void;
  endRefunds(id: string, how: 'refunded' | 'failed'): Promise<void>;
  /** Allows or forbids the merchant to cancel it while it is open; allowed by default. */
  setCancelable(id: string, isCancelable: boolean): void;
  setWebhooks(mode: WebhookMode): void;
  /** Ids of held webhooks, in order. */
  heldWebhooks(): readonly string[];
  releaseWebhooks(): Promise<void>;
  /** Sends a webhook in any mode, also repeatedly. @returns the merchant's status, 0 without a response */
  sendWebhook(id: string): Promise<number>;
  /** Makes the next call of this kind fail; several are queued. Resolves when that call came. */
  failNext(call: Call, fault: Fault): Promise<void>;
  clearFaults(): void;
  /** Responds with these fields instead of the payment's, until it is set to null. */
  misreport(id: string, fields: Misreport | null): void;
  /** Responds with these fields to the creation of the next payment, once. */
  misreportNext(fields: Misreport): void;
  clearMisreports(): void;
  /** Expires payments (after 15 minutes), and sends their webhooks. */
  expireDue(): Promise<void>;
  /** Ends hanging calls and retries of webhooks. */
  close(): void;
}

/** Creates a stand-in; serve its handler with `listen`. */
export function createPaymentStandIn(options: PaymentStandInOptions = {}): PaymentStandIn {
  const { apiKey = 'test_standin', store = memoryStore(), now = Date.now, webhookRetries = [] } = options;
  const ledger = createLedger(store, now);
  const webhooks = createWebhooks(options.fetch ?? fetch, webhookRetries);
  const faults = createFaults();
  const misreports = createMisreports();
  let refunds: 'at-once' | 'held' = 'at-once';
  const baseOf = (ctx: Context) => (options.publicUrl ?? `${ctx.protocol}://${ctx.host}`) + MOLLIE_PATH;
  const newRefundStatus = (): 'pending' | 'refunded' => (refunds === 'held' ? 'pending' : 'refunded');

  const app = new Koa();
  app.silent = true;
  app
    .use(paymentsApi({ apiKey, ledger, webhooks, faults, misreports, now, baseOf, newRefundStatus }).routes())
    .use(checkout(ledger, webhooks, baseOf).routes());

  function paymentOf(id: string): StandInPayment {
    const payment = ledger.find(id);
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  }

  async function change(id: string, work: (payment: StandInPayment) => unknown): Promise<void> {
    const payment = paymentOf(id);
    if (work(payment) !== false) await webhooks.notify(payment);
  }

  return {
    handler: app.callback(),
    payments: ledger.all,
    pay: (id) => change(id, (payment) => ledger.move(payment, 'paid')),
    fail: (id) => change(id, (payment) => ledger.move(payment, 'failed')),
    cancel: (id) => change(id, (payment) => ledger.move(payment, 'canceled')),
    expire: (id) => change(id, (payment) => ledger.move(payment, 'expired')),
    async startPaying(id) {
      // Mollie sends webhooks for final statuses only.
      ledger.move(paymentOf(id), 'pending');
    },
    refund: (id, cents) =>
      change(id, (payment) => {
        const { description } = payment;
        const amount = cents ?? remainingOf(payment);
        if (amount > remainingOf(payment)) return false;
        const refund = { amount, description, metadata: null, status: newRefundStatus() };
        return ledger.refund(payment, refund) !== null && refund.status === 'refunded';
      }),
    chargeBack: (id) => change(id, (payment) => ledger.chargeBack(payment)),
    reverseChargeBack: (id) => change(id, (payment) => ledger.reverseChargebacks(payment)),
    setRefunds(mode) {
      refunds = mode;
    },
    endRefunds: (id, how) => change(id, (payment) => ledger.endRefunds(payment, how)),
    setCancelable: (id, isCancelable) => ledger.setCancelable(paymentOf(id), isCancelable),
    setWebhooks: webhooks.setMode,
    heldWebhooks: webhooks.pending,
    releaseWebhooks: webhooks.release,
    sendWebhook: async (id) => webhooks.send(paymentOf(id)),
    misreport: misreports.set,
    misreportNext: misreports.setNext,
    clearMisreports: misreports.clear,
    failNext: faults.failNext,
    clearFaults: faults.clear,
    async expireDue() {
      for (const payment of ledger.expireDue()) await webhooks.notify(payment);
    },
    close() {
      faults.close();
      webhooks.close();
    },
  };
}
