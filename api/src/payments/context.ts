import type { CallContext } from '../http/index.js';
import type { PaymentProvider } from './orders/paymentProvider.js';

/** What orders need. */
export interface PaymentsContext extends CallContext {
  /** Who takes the money; null: nothing can be paid. */
  readonly payments: PaymentProvider | null;
}
