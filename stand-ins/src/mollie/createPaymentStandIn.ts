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
  /** Where people reach it, without a slash at the end; left out: wherever it is asked at. */
  readonly publicUrl?: string;
  /** The key that it knows. */
  readonly apiKey?: string;
  /** Left out: forgotten with the process. */
  readonly store?: Store;
  /** How webhooks are sent. */
  readonly fetch?: typeof fetch;
  /** Waits before webhooks are tried again, in milliseconds; none by default. */
  readonly webhookRetries?: readonly number[];
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * Mollie on this machine: the API that the official client speaks, the page where people pay, webhooks; and, for tests,
 * the payer's, the bank's and the network's hand. Methods that change a payment resolve when the merchant was told once,
 * and reject for an id that isn't there.
 */
export interface PaymentStandIn {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Mollie's own list, oldest first; amounts in cents. */
  payments(): readonly Readonly<StandInPayment>[];
  /** Money arrives, be it late. Without effect on what is paid already, as are the others on what has ended. */
  pay(id: string): Promise<void>;
  fail(id: string): Promise<void>;
  cancel(id: string): Promise<void>;
  expire(id: string): Promise<void>;
  /** The payer is at the bank: `pending`, which nobody can cancel. */
  startPaying(id: string): Promise<void>;
  /** Someone at Mollie's dashboard gives money back. @param cents all that is left when left out */
  refund(id: string, cents?: number): Promise<void>;
  /** The payer's bank takes back what is left. */
  chargeBack(id: string): Promise<void>;
  reverseChargeBack(id: string): Promise<void>;
  /** `held`: refunds stay `pending` until they are ended here. */
  setRefunds(mode: 'at-once' | 'held'): void;
  endRefunds(id: string, how: 'refunded' | 'failed'): Promise<void>;
  /** Whether the merchant may cancel it while it is open; it may until this says no. */
  setCancelable(id: string, isCancelable: boolean): void;
  setWebhooks(mode: WebhookMode): void;
  /** Ids of webhooks that wait to be sent, in order. */
  heldWebhooks(): readonly string[];
  releaseWebhooks(): Promise<void>;
  /** Tells the merchant, whatever the mode is, once more if need be. @returns the merchant's status, 0 for no answer */
  sendWebhook(id: string): Promise<number>;
  /** The next call of this kind goes wrong; several queue up. Resolves when that call came. */
  failNext(call: Call, fault: Fault): Promise<void>;
  clearFaults(): void;
  /** Answers these fields instead of the payment's own, until null is set. */
  misreport(id: string, fields: Misreport | null): void;
  /** Answers these fields about the next payment, once, when it is created. */
  misreportNext(fields: Misreport): void;
  clearMisreports(): void;
  /** Ends payments whose time is over (15 minutes), and tells the merchant. */
  expireDue(): Promise<void>;
  /** Lets go of hanging calls and of webhooks to be sent again. */
  close(): void;
}

/** Makes a stand-in; to be heard, its handler needs a server (`listen`). */
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
    if (work(payment) !== false) await webhooks.tell(payment);
  }

  return {
    handler: app.callback(),
    payments: ledger.all,
    pay: (id) => change(id, (payment) => ledger.move(payment, 'paid')),
    fail: (id) => change(id, (payment) => ledger.move(payment, 'failed')),
    cancel: (id) => change(id, (payment) => ledger.move(payment, 'canceled')),
    expire: (id) => change(id, (payment) => ledger.move(payment, 'expired')),
    async startPaying(id) {
      // Mollie tells merchants of ends only.
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
    heldWebhooks: webhooks.held,
    releaseWebhooks: webhooks.release,
    sendWebhook: async (id) => webhooks.send(paymentOf(id)),
    misreport: misreports.set,
    misreportNext: misreports.setNext,
    clearMisreports: misreports.clear,
    failNext: faults.failNext,
    clearFaults: faults.clear,
    async expireDue() {
      for (const payment of ledger.expireDue()) await webhooks.tell(payment);
    },
    close() {
      faults.close();
      webhooks.close();
    },
  };
}
