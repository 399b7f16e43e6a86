import { greeting, type Mail, type Recipient, renderMail } from '../../mail/index.js';
import { defineTexts, eurosInWords, momentInWords } from '../../texts/index.js';
import type { CompetitionLook } from '../../tournament/index.js';

/** Contents of the mail about a paid order; money in cents. */
export interface PaymentFacts {
  readonly kind: 'teams' | 'premium';
  readonly receiptNumber: string;
  /** Epoch milliseconds. */
  readonly paidAt: number;
  readonly amount: number;
  readonly discount: number;
  /** Paid back since. */
  readonly refunded: number;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
}

interface Sending {
  readonly to: Recipient;
  readonly look: CompetitionLook;
  readonly receiptUrl: string;
  readonly id: string;
}

const texts = defineTexts(import.meta.url, {
  nl: {
    subject: 'Betaling ontvangen: {number}',
    title: 'Je betaling is ontvangen',
    teams: 'Bedankt! Dit heb je betaald:',
    premium: 'Bedankt! Je bent nu premiumlid. Dit heb je betaald:',
    discount: 'Korting 1+1',
    total: 'Totaal',
    refunded: 'Al terugbetaald',
    number: 'Ontvangstbewijs',
    paidAt: 'Betaald op',
    button: 'Bekijk je ontvangstbewijs',
    why: 'Je krijgt deze mail omdat je iets betaalde bij {word}.',
  },
  en: {
    subject: 'Payment received: {number}',
    title: 'Your payment was received',
    teams: 'Thank you! This is what you paid:',
    premium: 'Thank you! You are a Premium member now. This is what you paid:',
    discount: '1+1 discount',
    total: 'Total',
    refunded: 'Paid back already',
    number: 'Receipt',
    paidAt: 'Paid on',
    button: 'View your receipt',
    why: 'You get this mail because you paid for something at {word}.',
  },
});

/** The mail about a payment in the payer's language, with a list of what was paid. */
export function paymentMail(facts: PaymentFacts, { to, look, receiptUrl, id }: Sending): Mail {
  const { language } = to;
  const t = texts(language);
  const euros = (cents: number) => eurosInWords(cents, language);
  return {
    to: to.email,
    id,
    subject: t('subject', { number: facts.receiptNumber }),
    ...renderMail({
      language,
      look,
      title: t('title'),
      hello: greeting(language, to.firstName),
      blocks: [
        { kind: 'text', text: t(facts.kind) },
        {
          kind: 'facts',
          facts: [
            ...facts.lines.map(({ name, amount }) => ({ label: name, value: euros(amount) })),
            ...(facts.discount > 0 ? [{ label: t('discount'), value: euros(-facts.discount) }] : []),
            { label: t('total'), value: euros(facts.amount) },
            ...(facts.refunded > 0 ? [{ label: t('refunded'), value: euros(-facts.refunded) }] : []),
            { label: t('number'), value: facts.receiptNumber },
            { label: t('paidAt'), value: momentInWords(facts.paidAt, language) },
          ],
        },
      ],
      button: { text: t('button'), url: receiptUrl },
      foot: [t('why', { word: look.word })],
    }),
  };
}
