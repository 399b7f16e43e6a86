import { notAvailable } from '../../infra/errors.js';
import type { PaymentsContext } from '../context.js';
import type { PaymentProvider } from './paymentProvider.js';

/** Refuses with `payments-not-available` where nothing can be paid. */
export function requireProvider({ payments }: Pick<PaymentsContext, 'payments'>): PaymentProvider {
  if (!payments) throw notAvailable(60, 'payments-not-available');
  return payments;
}
