import { defineTexts } from '@euro/platform/react';

/** States of matches on home. */
export const stateTexts = defineTexts({
  nl: {
    postponed: 'uitgesteld',
    suspended: 'onderbroken',
    awarded: 'forfait',
    abandoned: 'gestaakt',
    annulled: 'geschrapt',
    cancelled: 'afgelast',
  },
  en: {
    postponed: 'postponed',
    suspended: 'suspended',
    awarded: 'awarded',
    abandoned: 'abandoned',
    annulled: 'annulled',
    cancelled: 'called off',
  },
});
