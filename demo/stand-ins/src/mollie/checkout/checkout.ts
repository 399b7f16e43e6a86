import bodyParser from '@koa/bodyparser';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod';
import { languageOf } from '../../pages/language.js';
import { sendPage } from '../../pages/page.js';
import type { Ledger } from '../ledger.js';
import { MOLLIE_PATH } from '../path.js';
import { remainingOf, type StandInPayment } from '../payment.js';
import type { Webhooks } from '../webhooks.js';
import { checkoutPage, OUTCOMES, type Outcome, unknownPaymentPage } from './checkoutPage.js';
import { checkoutStyle } from './checkoutStyle.js';
import { checkoutTexts } from './texts.js';

const choice = z.object({ outcome: z.enum(OUTCOMES) });

/** Mollie's checkout page: the payer chooses the outcome, the webhook is sent, and the payer is redirected back. */
export function checkout(ledger: Ledger, webhooks: Webhooks, baseOf: (ctx: Context) => string): Router {
  const router = new Router({ prefix: MOLLIE_PATH });

  router.get('/checkout.css', (ctx) => {
    ctx.type = 'css';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = checkoutStyle;
  });

  router.get('/checkout/:id', (ctx) => {
    const payment = ledger.find(ctx.params.id ?? '');
    if (payment) show(ctx, payment);
    else showUnknown(ctx);
  });

  router.post('/checkout/:id', bodyParser({ enableTypes: ['form'] }), async (ctx) => {
    const payment = ledger.find(ctx.params.id ?? '');
    if (!payment) return showUnknown(ctx);
    const parsed = choice.safeParse(ctx.request.body);
    const isDone = parsed.success && act(payment, parsed.data.outcome);
    if (isDone) await webhooks.notify(payment);
    const isEnding = isDone && parsed.data.outcome !== 'refund' && parsed.data.outcome !== 'charge-back';
    // A second tab or press: the page shows the final status.
    ctx.redirect(isEnding ? returnUrlOf(payment) : `${baseOf(ctx)}/checkout/${payment.id}`);
    ctx.status = 303;
  });

  function act(payment: StandInPayment, outcome: Outcome): boolean {
    switch (outcome) {
      case 'refund': {
        const amount = remainingOf(payment);
        const refund = {
          amount,
          description: payment.description,
          metadata: null,
          status: 'refunded',
        } as const;
        return ledger.refund(payment, refund) !== null;
      }
      case 'charge-back':
        return ledger.chargeBack(payment);
      default:
        // Late payments are for tests only: on the page a final status stays.
        return (payment.status === 'open' || payment.status === 'pending') && ledger.move(payment, outcome);
    }
  }

  function show(ctx: Context, payment: StandInPayment): void {
    const language = languageOf(ctx, payment.locale);
    sendPage(ctx, {
      language,
      title: `${checkoutTexts[language].title} · ${payment.description}`,
      style: `${baseOf(ctx)}/checkout.css`,
      body: checkoutPage(payment, language),
      formsLeadTo: [payment.redirectUrl, payment.cancelUrl ?? payment.redirectUrl].map(
        (url) => new URL(url).origin,
      ),
    });
  }

  function showUnknown(ctx: Context): void {
    const language = languageOf(ctx);
    sendPage(ctx, {
      language,
      title: checkoutTexts[language].title,
      style: `${baseOf(ctx)}/checkout.css`,
      body: unknownPaymentPage(language),
      status: 404,
    });
  }

  return router;
}

function returnUrlOf({ status, redirectUrl, cancelUrl }: StandInPayment): string {
  return status === 'canceled' && cancelUrl !== null ? cancelUrl : redirectUrl;
}
