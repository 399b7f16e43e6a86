import { randomInt } from 'node:crypto';
import type { Store } from '../store.js';
import {
  OVER_REFUND,
  type PaymentStatus,
  remainingOf,
  type StandInPayment,
  type StandInRefund,
} from './payment.js';

/** Lifetime since the creation; Mollie's differs by method. */
const LIFETIME = 15 * 60_000;

export type NewStandInPayment = Pick<
  StandInPayment,
  'amount' | 'description' | 'redirectUrl' | 'cancelUrl' | 'webhookUrl' | 'locale' | 'metadata'
>;

interface StoredLedger {
  readonly payments: StandInPayment[];
}

/**
 * All payments with their status. Callers send the webhooks (`webhooks.ts`).
 * @param now epoch milliseconds
 */
export function createLedger(store: Store, now: () => number) {
  const { payments } = (store.read() as StoredLedger | null) ?? { payments: [] };
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const save = () => store.write({ payments });

  /** Payments may be late: a failed, expired or cancelled one can still be paid; a paid one stays paid. */
  function move(payment: StandInPayment, status: PaymentStatus): boolean {
    const isUnderWay = payment.status === 'open' || payment.status === 'pending';
    if (payment.status === status || payment.status === 'paid') return false;
    if (!isUnderWay && status !== 'paid') return false;
    payment.status = status;
    payment.changedAt = now();
    if (status === 'paid') payment.paidAt = now();
    save();
    return true;
  }

  return {
    /** Oldest first. */
    all: (): readonly StandInPayment[] => payments,
    find: (id: string): StandInPayment | undefined => byId.get(id),

    create(input: NewStandInPayment): StandInPayment {
      const payment: StandInPayment = {
        ...input,
        id: newId('tr'),
        status: 'open',
        createdAt: now(),
        expiresAt: now() + LIFETIME,
        changedAt: now(),
        paidAt: null,
        isCancelable: true,
        refunds: [],
        chargebacks: [],
      };
      payments.push(payment);
      byId.set(payment.id, payment);
      save();
      return payment;
    },

    move,

    /** Null: the amount exceeds the refundable one. */
    refund(
      payment: StandInPayment,
      refund: Pick<StandInRefund, 'amount' | 'description' | 'metadata' | 'status'>,
    ): StandInRefund | null {
      if (refund.amount <= 0 || refund.amount > remainingOf(payment) + OVER_REFUND) return null;
      const newRefund: StandInRefund = { ...refund, id: newId('re'), createdAt: now() };
      payment.refunds.push(newRefund);
      save();
      return newRefund;
    },

    /** Ends a pending refund. */
    endRefunds(payment: StandInPayment, status: 'refunded' | 'failed'): void {
      for (const refund of payment.refunds) {
        if (refund.status === 'pending') refund.status = status;
      }
      save();
    },

    /** Charges back the rest; false when there is none. */
    chargeBack(payment: StandInPayment): boolean {
      const amount = remainingOf(payment);
      if (amount <= 0) return false;
      payment.chargebacks.push({ id: newId('chb'), amount, createdAt: now(), reversedAt: null });
      save();
      return true;
    },

    /** Reverses a charge-back: Mollie won the dispute. */
    reverseChargebacks(payment: StandInPayment): void {
      for (const chargeback of payment.chargebacks) chargeback.reversedAt ??= now();
      save();
    },

    setCancelable(payment: StandInPayment, isCancelable: boolean): void {
      payment.isCancelable = isCancelable;
      save();
    },

    /** Expires payments, and returns them. */
    expireDue(): readonly StandInPayment[] {
      const due = payments.filter(({ status, expiresAt }) => status === 'open' && expiresAt <= now());
      return due.filter((payment) => move(payment, 'expired'));
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function newId(kind: 'tr' | 're' | 'chb'): string {
  return `${kind}_${Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
