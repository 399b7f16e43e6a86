import type { TextLanguage } from '../../texts/index.js';

/** An amount as the provider reports it, such as `EUR` and `7.00`; neither part is validated yet. */
export interface ReportedAmount {
  readonly currency: string;
  readonly value: string;
}

export type PaymentStatus = 'open' | 'paid' | 'failed' | 'expired' | 'canceled';

/** A payment as the provider reports it at one moment, before it is compared with an order (`matchPayment`). */
export interface ReportedPayment {
  readonly id: string;
  /** The order that the payment's metadata names, whatever its type is; null: none. */
  readonly order: unknown;
  /** Null: a status that the portal does not know. */
  readonly status: PaymentStatus | null;
  readonly amount: ReportedAmount;
  /** Null: nothing was refunded. */
  readonly refunded: ReportedAmount | null;
  /** Null: nothing was charged back. */
  readonly chargedBack: ReportedAmount | null;
  /** Null when it can't be paid any more. */
  readonly checkoutUrl: string | null;
}

/** One refund of a payment. */
export interface ReportedRefund {
  readonly amount: ReportedAmount;
  /** `failed`: nothing is paid back. */
  readonly status: 'pending' | 'refunded' | 'failed';
  /** The refund that its metadata names, whatever its type is; null: none. */
  readonly refund: unknown;
}

/** A payment with its refunds. */
export interface ReportedRefunds {
  readonly payment: ReportedPayment;
  readonly refunds: readonly ReportedRefund[];
}

/** A payment to be made. */
export interface NewPayment {
  /** Idempotency key: every call with it returns the same payment. */
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  readonly description: string;
  readonly returnUrl: string;
  /** Of the payer. */
  readonly language: TextLanguage;
  /** Kept by the provider beside the payment, to be found there. */
  readonly orderId: number;
}

/** Money to be given back. */
export interface NewRefund {
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  readonly description: string;
  /** Kept by the provider beside the refund, to be found there; null: a refund of all that is left. */
  readonly refundId: number | null;
}

/**
 * The payment provider. Every call may take seconds and must be made with no transaction open.
 * All throw {@link ProviderRefused} when the answer is no, and {@link ProviderUnavailable} when there is none.
 */
export interface PaymentProvider {
  create(payment: NewPayment): Promise<ReportedPayment>;
  read(id: string): Promise<ReportedPayment>;
  /** Refused when the payer may still be paying it. */
  cancel(id: string): Promise<void>;
  readRefunds(id: string): Promise<ReportedRefunds>;
  refund(id: string, refund: NewRefund): Promise<void>;
}

/** The provider won't do it; nothing was done, and asking again changes nothing. */
export class ProviderRefused extends Error {
  /** @param isUnknown the payment that was meant is not there */
  constructor(
    reason: string,
    readonly isUnknown = false,
  ) {
    super(`The payment provider refused: ${reason}`);
    this.name = 'ProviderRefused';
  }
}

/** The provider gave no conclusive answer: it may or may not have been done. */
export class ProviderUnavailable extends Error {
  constructor(reason: string) {
    super(`The payment provider is out of reach: ${reason}`);
    this.name = 'ProviderUnavailable';
  }
}
