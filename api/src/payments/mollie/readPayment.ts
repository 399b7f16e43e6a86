import type { PaymentResponse } from 'mollie-api-typescript/models';
import type { PaymentStatus, ReportedPayment, ReportedRefund } from '../orders/paymentProvider.js';

/** The parts of Mollie's payment that matter. Refunds and charge-backs are its own sums of them. */
export function readPayment(payment: PaymentResponse): ReportedPayment {
  const { id, amount, amountRefunded, amountChargedBack, metadata, links } = payment;
  return {
    id,
    order: named(metadata, 'order'),
    status: readStatus(payment.status),
    amount: readAmount(amount),
    refunded: amountRefunded ? readAmount(amountRefunded) : null,
    chargedBack: amountChargedBack ? readAmount(amountChargedBack) : null,
    checkoutUrl: links.checkout?.href ?? null,
  };
}

type Amount = Pick<PaymentResponse['amount'], 'currency' | 'value'>;

/** Without the library's other fields. */
function readAmount({ currency, value }: Amount): Amount {
  return { currency, value };
}

interface RefundResponse {
  readonly amount: Amount;
  readonly status: string;
  readonly metadata?: unknown;
}

export function readRefund({ amount, status, metadata }: RefundResponse): ReportedRefund {
  return { amount: readAmount(amount), status: readRefundStatus(status), refund: named(metadata, 'refund') };
}

/** Metadata may be text, a list or an object. */
function named(metadata: unknown, field: 'order' | 'refund'): unknown {
  if (typeof metadata !== 'object' || metadata === null) return null;
  return Object.entries(metadata).find(([name]) => name === field)?.[1] ?? null;
}

/** Every state that is not known to have ended is on its way. */
function readRefundStatus(status: string): ReportedRefund['status'] {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'refunded' ? 'refunded' : 'pending';
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
