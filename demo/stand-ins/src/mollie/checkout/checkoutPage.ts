import { type Html, html } from '../../pages/html.js';
import type { Language } from '../../pages/language.js';
import { chargedBackOf, refundedOf, remainingOf, type StandInPayment } from '../payment.js';
import { type CheckoutTexts, checkoutTexts } from './texts.js';

/** Outcomes that a payer chooses, and later events of a paid payment. */
export const OUTCOMES = ['paid', 'failed', 'canceled', 'expired', 'refund', 'charge-back'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The page of one payment: choices while it is open, and its status afterwards. */
export function checkoutPage(payment: StandInPayment, language: Language): Html {
  const texts = checkoutTexts[language];
  const euro = new Intl.NumberFormat(language === 'nl' ? 'nl-BE' : 'en-IE', {
    style: 'currency',
    currency: 'EUR',
  });
  const money = (cents: number) => euro.format(cents / 100);
  const isOpen = payment.status === 'open' || payment.status === 'pending';
  return html`
<p class="test" role="note">${texts.test}</p>
<main>
<section class="card">
<p class="merchant">${texts.merchant}</p>
<h1>${payment.description}</h1>
<p class="amount">${money(payment.amount)}</p>
<dl>
<dt>${texts.number}</dt><dd>${payment.id}</dd>
<dt>${texts.status}</dt><dd>${texts[payment.status]}</dd>
${refundedOf(payment) > 0 && html`<dt>${texts.refunded}</dt><dd>${money(refundedOf(payment))}</dd>`}
${chargedBackOf(payment) > 0 && html`<dt>${texts.chargedBack}</dt><dd>${money(chargedBackOf(payment))}</dd>`}
</dl>
${isOpen && endings(texts)}
${remainingOf(payment) > 0 && later(texts)}
${!isOpen && html`<a class="back" href="${payment.redirectUrl}">${texts.back}</a>`}
</section>
</main>`;
}

/** The page of an unknown payment. */
export function unknownPaymentPage(language: Language): Html {
  const texts = checkoutTexts[language];
  return html`<p class="test" role="note">${texts.test}</p><main><h1>${texts.unknown}</h1></main>`;
}

function endings(texts: CheckoutTexts): Html {
  return html`<h2>${texts.choose}</h2>
<form method="post">
<button class="paid" name="outcome" value="paid">${texts.paid}</button>
<button name="outcome" value="failed">${texts.failed}</button>
<button name="outcome" value="canceled">${texts.canceled}</button>
<button name="outcome" value="expired">${texts.expired}</button>
</form>`;
}

function later(texts: CheckoutTexts): Html {
  return html`<h2>${texts.after}</h2>
<form method="post">
<button name="outcome" value="refund">${texts.refund}</button>
<button name="outcome" value="charge-back">${texts.chargeBack}</button>
</form>`;
}
