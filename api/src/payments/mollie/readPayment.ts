import type { PaymentResponse } from 'mollie-api-typescript/models';
import type { PaymentStatus, ReportedPayment } from '../orders/paymentProvider.js';

/** The parts of Mollie's payment that matter. Refunds and charge-backs are its own sums of them. */
export function readPayment(payment: PaymentResponse): ReportedPayment {
  const { id, amount, amountRefunded, amountChargedBack, metadata, links } = payment;
  return {
    id,
    order: orderIn(metadata),
    status: readStatus(payment.status),
    amount: readAmount(amount),
    refunded: amountRefunded ? readAmount(amountRefunded) : null,
    chargedBack: amountChargedBack ? readAmount(amountChargedBack) : null,
    checkoutUrl: links.checkout?.href ?? null,
  };
}

type Amount = Pick<PaymentResponse['amount'], 'currency' | 'value'>;

/** Without the library's other fields. */
export function readAmount({ currency, value }: Amount): Amount {
  return { currency, value };
}

/** Metadata may be text, a list or an object. */
function orderIn(metadata: unknown): unknown {
  if (typeof metadata !== 'object' || metadata === null || !('order' in metadata)) return null;
  return metadata.order ?? null;
}

/** A bank that thinks (`pending`), and money that is only set aside (`authorized`): not paid, and not given up. */
function readStatus(status: string): PaymentStatus | null {
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
      return null;
  }
}
