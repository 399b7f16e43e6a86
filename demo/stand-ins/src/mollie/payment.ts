/** Without `authorized`, the state of methods with a later capture, which the portal does not offer. */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

/** A stored payment. Amounts in cents of a euro, moments in epoch milliseconds. */
export interface StandInPayment {
  readonly id: string;
  status: PaymentStatus;
  readonly amount: number;
  readonly description: string;
  readonly redirectUrl: string;
  readonly cancelUrl: string | null;
  readonly webhookUrl: string | null;
  /** `nl_BE`; null: the language of the payer's browser. */
  readonly locale: string | null;
  readonly metadata: unknown;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Time of its status. */
  changedAt: number;
  paidAt: number | null;
  /** The API may cancel it while it is open. */
  isCancelable: boolean;
  readonly refunds: StandInRefund[];
  readonly chargebacks: StandInChargeback[];
}

export interface StandInRefund {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly metadata: unknown;
  readonly createdAt: number;
  status: 'pending' | 'refunded' | 'failed' | 'canceled';
}

export interface StandInChargeback {
  readonly id: string;
  readonly amount: number;
  readonly createdAt: number;
  reversedAt: number | null;
}

/** Refunded cents. */
export function refundedOf({ refunds }: Pick<StandInPayment, 'refunds'>): number {
  return sumOf(refunds.filter(({ status }) => status === 'refunded'));
}

/** Charged-back cents. */
export function chargedBackOf({ chargebacks }: Pick<StandInPayment, 'chargebacks'>): number {
  return sumOf(chargebacks.filter(({ reversedAt }) => reversedAt === null));
}

/** Refundable cents, without pending refunds. */
export function remainingOf(payment: StandInPayment): number {
  if (payment.status !== 'paid') return 0;
  const onTheirWay = sumOf(payment.refunds.filter(({ status }) => status === 'pending'));
  return Math.max(0, payment.amount - refundedOf(payment) - onTheirWay - chargedBackOf(payment));
}

/** Cents that Mollie refunds beyond the payment ("over refunding"), for shipping costs for instance. */
export const OVER_REFUND = 2500;

const sumOf = (parts: readonly { readonly amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
