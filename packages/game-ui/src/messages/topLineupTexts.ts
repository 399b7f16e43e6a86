import { defineTexts } from '@euro/platform/react';

/** The team of the matchday on the pitch. */
export const topLineupTexts = defineTexts({
  nl: {
    pitch: 'Topelftal, {formation}',
    card: '{label}, {points} {count, plural, one {punt} other {punten}}',
  },
  en: {
    pitch: 'Team of the matchday, {formation}',
    card: '{label}, {points} {count, plural, one {point} other {points}}',
  },
});
