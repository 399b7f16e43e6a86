import bodyParser from '@koa/bodyparser';
import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Faults } from './faults.js';
import { createIdempotency } from './idempotency.js';
import type { Ledger } from './ledger.js';
import type { Misreports } from './misreports.js';
import { MollieError } from './mollieError.js';
import { MOLLIE_PATH } from './path.js';
import type { StandInPayment } from './payment.js';
import { presentChargeback, presentList, presentPayment, presentRefund } from './presentPayment.js';
import { centsOf, parseBody, paymentRequest, refundRequest } from './requests.js';
import type { Webhooks } from './webhooks.js';

interface PaymentsApiOptions {
  readonly apiKey: string;
  readonly ledger: Ledger;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  readonly misreports: Misreports;
  readonly now: () => number;
  /** Base address of payments, for this request. */
  readonly baseOf: (ctx: Context) => string;
  /** Initial status of refunds. */
  readonly newRefundStatus: () => 'refunded' | 'pending';
}

const LARGEST_LIST = 250;

/**
 * The part of Mollie's API v2 that the portal uses, below `/v2` (docs.mollie.com/reference): payments, refunds,
 * charge-backs.
 */
export function paymentsApi(options: PaymentsApiOptions): Router {
  const { ledger, webhooks, faults, misreports, baseOf } = options;
  const once = createIdempotency(options.now);
  const router = new Router({ prefix: `${MOLLIE_PATH}/v2` });
  router.use(inHal, requireKey(options.apiKey), bodyParser({ enableTypes: ['json'], onError: refuseBody }));

  router.post('/payments', faults.before('create'), once, (ctx) => {
    const { amount, ...input } = parseBody(paymentRequest, ctx.request.body);
    if (centsOf(amount) === 0) throw new MollieError(422, 'The amount is lower than the minimum', 'amount');
    const payment = ledger.create({
      ...input,
      amount: centsOf(amount),
      cancelUrl: input.cancelUrl ?? null,
      webhookUrl: input.webhookUrl ?? null,
      locale: input.locale ?? null,
      metadata: input.metadata ?? null,
    });
    ctx.status = 201;
    ctx.body = misreports.onCreated(presentPayment(payment, baseOf(ctx)));
  });

  router.get('/payments', faults.before('list'), (ctx) => {
    const newestFirst = [...ledger.all()].reverse();
    const from = String(ctx.query.from ?? '');
    const begin = from ? newestFirst.findIndex(({ id }) => id === from) : 0;
    const limit = Number(ctx.query.limit ?? 50);
    if (begin < 0) throw new MollieError(400, 'The `from` parameter is not the id of a payment', 'from');
    if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIST) {
      throw new MollieError(400, 'The `limit` parameter must be from 1 to 250', 'limit');
    }
    const base = baseOf(ctx);
    const next = newestFirst[begin + limit];
    ctx.body = presentList(
      'payments',
      newestFirst.slice(begin, begin + limit).map((payment) => presentPayment(payment, base)),
      `${base}/v2/payments`,
      next ? `${base}/v2/payments?from=${next.id}&limit=${limit}` : null,
    );
  });

  router.get('/payments/:id', faults.before('get'), (ctx) => {
    const payment = paymentOf(ctx.params.id);
    const answer = presentPayment(payment, baseOf(ctx), String(ctx.query.embed ?? ''));
    ctx.body = misreports.onRead(payment.id, answer);
  });

  router.delete('/payments/:id', faults.before('cancel'), async (ctx) => {
    const payment = paymentOf(ctx.params.id);
    if (!payment.isCancelable || payment.status !== 'open') {
      throw new MollieError(422, 'The payment cannot be canceled');
    }
    ledger.move(payment, 'canceled');
    void webhooks.notify(payment);
    ctx.body = presentPayment(payment, baseOf(ctx));
  });

  router.post('/payments/:id/refunds', faults.before('refund'), once, (ctx) => {
    const payment = paymentOf(ctx.params.id);
    const { amount, description, metadata } = parseBody(refundRequest, ctx.request.body);
    if (payment.status !== 'paid') throw new MollieError(422, 'The payment cannot be refunded');
    const status = options.newRefundStatus();
    const refund = ledger.refund(payment, {
      amount: centsOf(amount),
      description,
      metadata: metadata ?? null,
      status,
    });
    if (!refund) {
      throw new MollieError(422, 'The specified amount cannot be refunded', 'amount');
    }
    if (status === 'refunded') void webhooks.notify(payment);
    ctx.status = 201;
    ctx.body = presentRefund(refund, payment.id, baseOf(ctx));
  });

  router.get('/payments/:id/refunds', (ctx) => {
    const { id, refunds } = paymentOf(ctx.params.id);
    const base = baseOf(ctx);
    const items = refunds.map((refund) => presentRefund(refund, id, base));
    ctx.body = presentList('refunds', items, `${base}/v2/payments/${id}/refunds`);
  });

  router.get('/payments/:id/refunds/:refundId', (ctx) => {
    const { id, refunds } = paymentOf(ctx.params.id);
    const refund = refunds.find((one) => one.id === ctx.params.refundId);
    if (!refund) throw new MollieError(404, `No refund exists with token ${ctx.params.refundId}.`);
    ctx.body = presentRefund(refund, id, baseOf(ctx));
  });

  router.get('/payments/:id/chargebacks', (ctx) => {
    const { id, chargebacks } = paymentOf(ctx.params.id);
    const base = baseOf(ctx);
    const items = chargebacks.map((chargeback) => presentChargeback(chargeback, id, base));
    ctx.body = presentList('chargebacks', items, `${base}/v2/payments/${id}/chargebacks`);
  });

  router.all('/{*rest}', () => {
    throw new MollieError(404, 'No such endpoint');
  });

  function paymentOf(id = ''): StandInPayment {
    const payment = ledger.find(id);
    if (!payment) throw new MollieError(404, `No payment exists with token ${id}.`);
    return payment;
  }

  return router;
}

/** Of responses and errors. */
const inHal: Middleware = async function inHal(ctx, next) {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof MollieError)) throw error;
    ctx.status = error.status;
    ctx.body = error.toBody();
  }
  if (ctx.respond !== false) ctx.type = 'application/hal+json';
};

function requireKey(apiKey: string): Middleware {
  return async function requireKey(ctx, next) {
    if (ctx.get('Authorization') !== `Bearer ${apiKey}`) {
      throw new MollieError(401, 'Missing authentication, or failed to authenticate');
    }
    await next();
  };
}

function refuseBody(): never {
  throw new MollieError(400, 'The request body is not valid JSON');
}
