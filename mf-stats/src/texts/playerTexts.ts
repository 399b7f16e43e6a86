import { defineTexts } from '@euro/platform/react';

/** What can be done with a player from his sheet. */
export const playerTexts = defineTexts({
  nl: {
    share: 'Deel',
    'share.title': '{player} in de stats van EuroManager',
    copied: 'De link naar {player} is gekopieerd.',
    'copied.not': 'Kopiëren lukte niet. De link staat in de adresbalk.',
  },
  en: {
    share: 'Share',
    'share.title': '{player} in the stats of EuroManager',
    copied: 'The link to {player} is copied.',
    'copied.not': 'Copying didn’t work. The link is in the address bar.',
  },
});
