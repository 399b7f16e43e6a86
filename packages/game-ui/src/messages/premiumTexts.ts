import { defineTexts } from '@euro/platform/react';

/** Texts about Premium. */
export const premiumTexts = defineTexts({
  nl: {
    premium: 'Premium',
    offer: 'Bekijk Premium · {price}',
  },
  en: {
    premium: 'Premium',
    offer: 'See Premium · {price}',
  },
});
