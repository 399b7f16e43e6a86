import { defineTexts } from '@euro/platform/react';

/** Texts of the bars of points per matchday. */
export const barTexts = defineTexts({
  nl: {
    barMatchday: 'Speeldag',
    barNone: 'nog geen punten',
    barAbsent: 'niet gespeeld',
  },
  en: {
    barMatchday: 'Matchday',
    barNone: 'no points yet',
    barAbsent: 'not played',
  },
});
