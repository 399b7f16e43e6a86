import type { CallContext } from '../http/index.js';
import type { PaymentProvider } from './orders/paymentProvider.js';

/** The context of orders. */
export interface PaymentsContext extends CallContext {
  /** The payment provider; null: nothing can be paid. */
  readonly payments: PaymentProvider | null;
}
