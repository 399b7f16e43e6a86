import { defineTexts } from '@euro/platform/react';

/** What a bar of points per matchday says. */
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
