import { defineTexts } from '@euro/platform/react';

/** The card on home, while that of a user is loading and after it. */
export const homeCardTexts = defineTexts({
  nl: {
    'new.button': 'Maak een team',
    'own.button': 'Naar mijn team',
    'own.failed': 'We kunnen je team nu niet laden.',
  },
  en: {
    'new.button': 'Make a team',
    'own.button': 'To my team',
    'own.failed': "We can't load your team right now.",
  },
});
