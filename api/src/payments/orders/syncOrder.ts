import type { Order } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { CURRENCY, toValue } from './amounts.js';
import { applyPayment } from './applyPayment.js';
import {
  type PaymentProvider,
  ProviderRefused,
  type ReportedPayment,
  type ReportedRefunds,
} from './paymentProvider.js';
import { requestRefund } from './requestRefund.js';
import { requireProvider } from './requireProvider.js';

/** Others may apply what they know in between; then the provider is asked again. */
const TRIES = 4;

/**
 * Asks the provider for the status of an order's payment, and brings the order there. Does nothing for an order that
 * the provider does not know yet.
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function syncOrder(context: PaymentsContext, orderId: number): Promise<void> {
  const { models, log } = context;
  const provider = requireProvider(context);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await models.Order.findByPk(orderId, { raw: true });
    if (!order || order.providerId === null) return;
    const report = await readReport(context, provider, order, order.providerId);
    const outcome = await context.withTransaction((transaction) =>
      applyPayment(context, order, report, transaction),
    );
    if (outcome === 'overtaken') continue;
    if (outcome === 'changed') await logAndPayBack(context, order);
    return;
  }
  log.warn({ orderId }, 'order changes too fast to follow; it is reconciled again');
}

/** The refunds are read where the order has some that were requested here: the payment only has their sum. */
async function readReport(
  { models }: PaymentsContext,
  provider: PaymentProvider,
  order: Order,
  providerId: string,
): Promise<ReportedRefunds> {
  if (
    order.receiptNumber === null ||
    (await models.OrderRefund.count({ where: { orderId: order.id } })) === 0
  ) {
    return { payment: await readPayment(provider, order, providerId), refunds: [] };
  }
  return provider.readRefunds(providerId);
}

/**
 * A payment that the provider does not know any more, as after a change of its key, must not hold teams for ever: it
 * counts as expired. If it is paid nevertheless, it is a late payment.
 */
async function readPayment(
  provider: PaymentProvider,
  { id: order, status, amount }: Order,
  id: string,
): Promise<ReportedPayment> {
  try {
    return await provider.read(id);
  } catch (error) {
    if (status !== 'open' || !(error instanceof ProviderRefused && error.isUnknown)) throw error;
    const nothing = { refunded: null, chargedBack: null, checkoutUrl: null };
    const expected = { currency: CURRENCY, value: toValue(amount) };
    return { id, order, status: 'expired', amount: expected, ...nothing };
  }
}

async function logAndPayBack(context: PaymentsContext, { id, status: before }: Order): Promise<void> {
  const order = await context.models.Order.findByPk(id, { raw: true });
  if (!order) return;
  const { status, userId, amount, refunded, refundDue } = order;
  context.log.info({ orderId: id, userId, before, status, amount, refunded }, 'order changed');
  if (!refundDue) return;
  context.log.warn({ orderId: id, userId, amount }, 'paid, but can not be given any more: paid back');
  try {
    await requestRefund(context, order);
    await syncOrder(context, id);
  } catch (error) {
    // The caller only wanted to know; what fails here is done by the job.
    context.log.error({ err: error, orderId: id }, 'payment not paid back yet');
  }
}
