import type { AppContext } from '../context.js';
import { notAvailable } from '../errors.js';
import type { PaymentProvider } from './paymentProvider.js';

/** Refuses with `payments-not-available` where nothing can be paid. */
export function requireProvider({ payments }: Pick<AppContext, 'payments'>): PaymentProvider {
  if (!payments) throw notAvailable(60, 'payments-not-available');
  return payments;
}
