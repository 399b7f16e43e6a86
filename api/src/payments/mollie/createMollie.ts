import type { Client, SDKOptions } from 'mollie-api-typescript';
import type { Env } from '../../infra/env.js';
import { CURRENCY, toValue } from '../orders/amounts.js';
import type { NewRefund, PaymentProvider } from '../orders/paymentProvider.js';
import { asProviderError } from './asProviderError.js';
import { mollieLocale } from './mollieLocale.js';
import { readPayment, readRefund } from './readPayment.js';

/** A payer waits for `create`; behind it Mollie may ask a bank. Milliseconds. */
const TIMEOUT = 10_000;

/** Maximum number of refunds of one payment: one page of Mollie's list. */
const MAX_REFUNDS = 250;

/** Payments through Mollie's API, or a stand-in for it at `apiUrl`. */
export function createMollie(config: NonNullable<Env['mollie']>): PaymentProvider {
  const client = lazyClient({
    serverURL: config.apiUrl,
    security: { apiKey: config.apiKey },
    timeoutMs: TIMEOUT,
    // No retries here: the caller decides, and has the idempotency key.
    retryConfig: { strategy: 'none' },
  });
  const webhookUrl = webhookOf(config);

  async function call<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const mollie = await client();
    try {
      return await work(mollie);
    } catch (error) {
      throw await asProviderError(error);
    }
  }

  return {
    create: ({ key, amount, description, returnUrl, language, orderId }) =>
      call(async ({ payments }) =>
        readPayment(
          await payments.create({
            idempotencyKey: key,
            paymentRequest: {
              amount: { currency: CURRENCY, value: toValue(amount) },
              description,
              redirectUrl: returnUrl,
              ...(webhookUrl === null ? {} : { webhookUrl }),
              locale: mollieLocale(language),
              metadata: { order: orderId },
            },
          }),
        ),
      ),
    read: (paymentId) => call(async ({ payments }) => readPayment(await payments.get({ paymentId }))),
    cancel: (paymentId) => call(async ({ payments }) => void (await payments.cancel({ paymentId }))),
    readRefunds: (paymentId) =>
      call(async ({ payments, refunds }) => {
        const { result } = await refunds.list({ paymentId, limit: MAX_REFUNDS });
        return {
          payment: readPayment(await payments.get({ paymentId })),
          refunds: result.embedded.refunds.map(readRefund),
        };
      }),
    refund: (paymentId, refund) =>
      call(async ({ refunds }) => void (await refunds.create(refundCall(paymentId, refund)))),
  };
}

function refundCall(paymentId: string, { key, amount, description, refundId }: NewRefund) {
  return {
    paymentId,
    idempotencyKey: key,
    refundRequest: {
      amount: { currency: CURRENCY, value: toValue(amount) },
      description,
      ...(refundId === null ? {} : { metadata: { refund: refundId } }),
    },
  };
}

/** The library takes half a second and 50 MB to load: an API that starts should not wait for it. */
function lazyClient(options: SDKOptions): () => Promise<Client> {
  let client: Promise<Client> | null = null;
  return () => {
    client ??= import('mollie-api-typescript').then((mollie) => new mollie.Client(options));
    return client;
  };
}

/** Mollie refuses an address that it can't reach, such as a developer's own machine; there, orders are polled. */
function webhookOf({ apiUrl, webhookBase }: NonNullable<Env['mollie']>): string | null {
  const isOwnMachine = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  if (isOwnMachine(webhookBase) && !isOwnMachine(apiUrl)) return null;
  return `${webhookBase}/api/payments/webhook`;
}
