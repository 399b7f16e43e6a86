import { defineTexts } from '@euro/platform/react';

/** The fixture planner. */
export const plannerTexts = defineTexts({
  nl: {
    noMatch: 'geen match',
  },
  en: {
    noMatch: 'no match',
  },
});
