import { defineTexts } from '@euro/platform/react';

/** Showing the own lineup to others before its deadline. */
export const shareLineupTexts = defineTexts({
  nl: {
    title: 'Deel je opstelling',
    text: 'Een afbeelding van je opgeslagen ploeg. Wie de link heeft, ziet ze al voor de deadline.',
    message: '{name} doet mee. Jij ook?',
  },
  en: {
    title: 'Share your lineup',
    text: 'A picture of your saved team. Whoever has the link sees it before the deadline already.',
    message: '{name} is in. Are you?',
  },
});
