import { defineTexts } from '@euro/platform/react';

/** Sharing a league's table as a picture. */
export const resultTexts = defineTexts({
  nl: { message: '{name} na speeldag {week}' },
  en: { message: '{name} after matchday {week}' },
});
