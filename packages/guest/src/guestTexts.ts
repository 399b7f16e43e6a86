import { defineTexts } from '@euro/platform/react';

/** Texts around an embed. */
export const guestTexts = defineTexts({
  nl: {
    failed: 'Dit onderdeel kan even niet getoond worden',
    retry: 'Probeer opnieuw',
    signIn: 'Hiervoor moet je bij EuroManager aangemeld zijn.',
  },
  en: {
    failed: 'This part cannot be shown at the moment',
    retry: 'Try again',
    signIn: 'You have to be signed in at EuroManager for this.',
  },
});
