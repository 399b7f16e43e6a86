import { defineTexts } from '@euro/platform/react';

/** Announcements of new items in the feed of `/points/:id`. */
export const feedNewsTexts = defineTexts({
  nl: {
    feedSaid: '{what}, {points}.',
    feedMore: 'En nog {count}.',
    scoreNow: 'Je ploeg staat nu op {points} punten.',
    scoreNowOther: '{name} staat nu op {points} punten.',
  },
  en: {
    feedSaid: '{what}, {points}.',
    feedMore: 'And {count} more.',
    scoreNow: 'Your team is on {points} points now.',
    scoreNowOther: '{name} is on {points} points now.',
  },
});
