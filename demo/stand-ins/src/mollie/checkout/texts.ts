import type { Language } from '../../pages/language.js';

const nl = {
  title: 'Betalen',
  test: 'Dit is een test: er wordt geen echt geld betaald.',
  merchant: 'EuroManager',
  amount: 'Te betalen',
  number: 'Betaling',
  choose: 'Hoe loopt deze betaling af?',
  paid: 'Betaald',
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
  expired: 'Verlopen',
  pending: 'In behandeling',
  open: 'Open',
  status: 'Status',
  back: 'Terug naar de winkel',
  after: 'Wat gebeurt er later met dit geld?',
  refund: 'Alles terugbetalen',
  chargeBack: 'Terugboeken door de bank',
  refunded: 'Terugbetaald',
  chargedBack: 'Teruggeboekt',
  unknown: 'Deze betaling bestaat niet (meer).',
};

export type CheckoutTexts = typeof nl;

const en: CheckoutTexts = {
  title: 'Pay',
  test: 'This is a test: no real money is paid.',
  merchant: 'EuroManager',
  amount: 'To pay',
  number: 'Payment',
  choose: 'How does this payment end?',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  expired: 'Expired',
  pending: 'Pending',
  open: 'Open',
  status: 'Status',
  back: 'Back to the shop',
  after: 'What happens to this money later?',
  refund: 'Refund all of it',
  chargeBack: 'Charge back by the bank',
  refunded: 'Refunded',
  chargedBack: 'Charged back',
  unknown: 'This payment does not exist (any more).',
};

export const checkoutTexts: Readonly<Record<Language, CheckoutTexts>> = { nl, en };
