/** A payment as the provider tells of it at one moment. Money in cents. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: 'open' | 'paid' | 'failed' | 'expired' | 'canceled';
  readonly amount: number;
  readonly refunded: number;
  readonly chargedBack: number;
  /** Null when it can't be paid any more. */
  readonly checkoutUrl: string | null;
}

/** A payment to be made. */
export interface NewPayment {
  /** The same key gets the same payment, however often it is asked for. */
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly language: 'nl' | 'en';
  /** Kept by the provider beside the payment, to be found there. */
  readonly orderId: number;
}

/** Money to be given back. */
export interface NewRefund {
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  readonly description: string;
}

/**
 * Who takes the money. Every call may take seconds and must be made with no transaction open.
 * All throw {@link ProviderRefused} when the answer is no, and {@link ProviderUnavailable} when there is none.
 */
export interface PaymentProvider {
  create(payment: NewPayment): Promise<ProviderPayment>;
  read(id: string): Promise<ProviderPayment>;
  /** Refused when the payer may still be paying it. */
  cancel(id: string): Promise<void>;
  /** Cents that can still be paid back: never more than came, and without what is on its way back. */
  refundable(id: string): Promise<number>;
  refund(id: string, refund: NewRefund): Promise<void>;
}

/** The provider won't do it; nothing was done, and asking again changes nothing. */
export class ProviderRefused extends Error {
  /** @param isUnknown the payment that was meant is not there */
  constructor(
    told: string,
    readonly isUnknown = false,
  ) {
    super(`The payment provider refused: ${told}`);
    this.name = 'ProviderRefused';
  }
}

/** The provider gave no answer that tells: it may or may not have been done. */
export class ProviderUnavailable extends Error {
  constructor(told: string) {
    super(`The payment provider is out of reach: ${told}`);
    this.name = 'ProviderUnavailable';
  }
}
