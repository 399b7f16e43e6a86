import {
  chargedBackOf,
  OVER_REFUND,
  refundedOf,
  remainingOf,
  type StandInChargeback,
  type StandInPayment,
  type StandInRefund,
} from './payment.js';

const HAL = 'application/hal+json';
const DOCUMENTATION = { href: 'https://docs.mollie.com/reference/payments-api', type: 'text/html' };

/** Base address of payments: `http://127.0.0.1:3000/stand-ins/mollie`. */
export type Base = string;

/** A payment in the format of Mollie's API. `embed` is the query parameter: `refunds,chargebacks`. */
export function presentPayment(payment: StandInPayment, base: Base, embed = ''): Record<string, unknown> {
  const { id, status, changedAt, paidAt } = payment;
  const self = `${base}/v2/payments/${id}`;
  const embedded = {
    ...(/\brefunds\b/.test(embed) && { refunds: payment.refunds.map((one) => presentRefund(one, id, base)) }),
    ...(/\bchargebacks\b/.test(embed) && {
      chargebacks: payment.chargebacks.map((one) => presentChargeback(one, id, base)),
    }),
  };
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: momentOf(payment.createdAt),
    amount: amountOf(payment.amount),
    ...(status === 'paid' && {
      amountRefunded: amountOf(refundedOf(payment)),
      amountRemaining: amountOf(remainingOf(payment) + OVER_REFUND),
      ...(payment.chargebacks.length > 0 && { amountChargedBack: amountOf(chargedBackOf(payment)) }),
    }),
    description: payment.description,
    method: status === 'open' ? null : 'bancontact',
    metadata: payment.metadata ?? null,
    status,
    isCancelable: status === 'open' && payment.isCancelable,
    ...(status === 'open' && { expiresAt: momentOf(payment.expiresAt) }),
    ...(paidAt !== null && { paidAt: momentOf(paidAt) }),
    ...(status === 'failed' && { failedAt: momentOf(changedAt) }),
    ...(status === 'canceled' && { canceledAt: momentOf(changedAt) }),
    ...(status === 'expired' && { expiredAt: momentOf(changedAt) }),
    ...(payment.locale && { locale: payment.locale }),
    profileId: 'pfl_standin',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    cancelUrl: payment.cancelUrl,
    webhookUrl: payment.webhookUrl,
    ...(Object.keys(embedded).length > 0 && { _embedded: embedded }),
    _links: {
      self: { href: self, type: HAL },
      ...(status === 'open' && { checkout: { href: `${base}/checkout/${id}`, type: 'text/html' } }),
      dashboard: { href: `${base}/checkout/${id}`, type: 'text/html' },
      ...(payment.refunds.length > 0 && { refunds: { href: `${self}/refunds`, type: HAL } }),
      ...(payment.chargebacks.length > 0 && { chargebacks: { href: `${self}/chargebacks`, type: HAL } }),
      documentation: DOCUMENTATION,
    },
  };
}

export function presentRefund(refund: StandInRefund, paymentId: string, base: Base): Record<string, unknown> {
  const payment = `${base}/v2/payments/${paymentId}`;
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    amount: amountOf(refund.amount),
    status: refund.status,
    createdAt: momentOf(refund.createdAt),
    description: refund.description,
    metadata: refund.metadata ?? null,
    paymentId,
    _links: {
      self: { href: `${payment}/refunds/${refund.id}`, type: HAL },
      payment: { href: payment, type: HAL },
      documentation: DOCUMENTATION,
    },
  };
}

export function presentChargeback(
  chargeback: StandInChargeback,
  paymentId: string,
  base: Base,
): Record<string, unknown> {
  const payment = `${base}/v2/payments/${paymentId}`;
  return {
    resource: 'chargeback',
    id: chargeback.id,
    amount: amountOf(chargeback.amount),
    createdAt: momentOf(chargeback.createdAt),
    reversedAt: chargeback.reversedAt === null ? null : momentOf(chargeback.reversedAt),
    paymentId,
    _links: {
      self: { href: `${payment}/chargebacks/${chargeback.id}`, type: HAL },
      payment: { href: payment, type: HAL },
      documentation: DOCUMENTATION,
    },
  };
}

/** A list of Mollie's: `{ count, _embedded: { [name]: items }, _links }`. */
export function presentList(
  name: string,
  items: readonly Record<string, unknown>[],
  self: string,
  next: string | null = null,
): Record<string, unknown> {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: {
      self: { href: self, type: HAL },
      previous: null,
      next: next === null ? null : { href: next, type: HAL },
      documentation: DOCUMENTATION,
    },
  };
}

const amountOf = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });
/** A moment in Mollie's format: `2024-06-14T19:00:00+00:00`. */
const momentOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00');
