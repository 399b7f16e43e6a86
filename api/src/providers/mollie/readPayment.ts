import type { PaymentResponse } from 'mollie-api-typescript/models';
import type { ProviderPayment } from '../../payments/paymentProvider.js';
import { toCents } from './amounts.js';

/** What matters of Mollie's payment. Refunds and charge-backs are its own sums of them. */
export function readPayment(payment: PaymentResponse): ProviderPayment {
  const { id, amount, amountRefunded, amountChargedBack, links } = payment;
  const refunded = amountRefunded ? toCents(amountRefunded) : 0;
  const chargedBack = amountChargedBack ? toCents(amountChargedBack) : 0;
  return {
    id,
    status: readStatus(payment.status),
    amount: toCents(amount),
    refunded,
    chargedBack,
    checkoutUrl: links.checkout?.href ?? null,
  };
}

/** A bank that thinks (`pending`), and money that is only set aside (`authorized`): not paid, and not given up. */
function readStatus(status: string): ProviderPayment['status'] {
  switch (status) {
    case 'open':
    case 'pending':
    case 'authorized':
      return 'open';
    case 'paid':
    case 'failed':
    case 'expired':
    case 'canceled':
      return status;
    default:
      throw new Error(`A payment that is ${status} is not understood.`);
  }
}
