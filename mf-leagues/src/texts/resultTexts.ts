import { defineTexts } from '@euro/platform/react';

/** Sharing a league's table, and its evening, as pictures. */
export const resultTexts = defineTexts({
  nl: { message: '{name} na speeldag {week}', evening: 'Deel de avond' },
  en: { message: '{name} after matchday {week}', evening: 'Share the evening' },
});
