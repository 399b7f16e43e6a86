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

/** Mollie's page where people pay: here they choose how it ends, the merchant is told, and they are sent back. */
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
    const chosen = choice.safeParse(ctx.request.body);
    const isDone = chosen.success && act(payment, chosen.data.outcome);
    if (isDone) await webhooks.tell(payment);
    const isEnding = isDone && chosen.data.outcome !== 'refund' && chosen.data.outcome !== 'charge-back';
    // Two tabs, or the same button again: the page says how it ended.
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
        // Late money is for tests: on the page, what has ended has ended.
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
