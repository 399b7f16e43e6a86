import { defineTexts } from '@euro/platform/react';

/** Premium, wherever it is spoken of. */
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
