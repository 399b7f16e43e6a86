import { defineTexts } from '@euro/platform/react';

export const accountFailedTexts = defineTexts({
  nl: { failed: 'Je account kon niet geladen worden ({code}). Probeer opnieuw' },
  en: { failed: 'Your account could not be loaded ({code}). Try again' },
});
