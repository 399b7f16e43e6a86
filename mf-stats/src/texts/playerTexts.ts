import { defineTexts } from '@euro/platform/react';

/** Actions on a player's sheet. */
export const playerTexts = defineTexts({
  nl: {
    share: 'Deel',
    'share.title': '{player}: punten en cijfers',
    copied: 'De link naar {player} is gekopieerd.',
    'copied.not': 'Kopiëren lukte niet. De link staat in de adresbalk.',
  },
  en: {
    share: 'Share',
    'share.title': '{player}: points and figures',
    copied: 'The link to {player} is copied.',
    'copied.not': 'Copying didn’t work. The link is in the address bar.',
  },
});
