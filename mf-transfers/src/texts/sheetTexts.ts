import { defineTexts } from '@euro/platform/react';

/** Actions on a player's sheet. */
export const sheetTexts = defineTexts({
  nl: {
    putOut: 'Haal eruit',
    bringIn: 'In je ploeg',
    bringInFor: 'In voor {name}',
    another: 'Kies een ander',
    takeBack: 'Terug',
    stays: 'Blijft toch',
  },
  en: {
    putOut: 'Take out',
    bringIn: 'Into your team',
    bringInFor: 'In for {name}',
    another: 'Choose another',
    takeBack: 'Undo',
    stays: 'Stays after all',
  },
});
