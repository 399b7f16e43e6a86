import { defineTexts } from '@euro/platform/react';

/** The sheet with the filters on a phone. */
export const filterSheetTexts = defineTexts({
  nl: {
    close: 'Sluit de filters',
    show: 'Toon de spelers',
    'show.count': '{count, plural, =0 {Geen spelers} one {Toon # speler} other {Toon # spelers}}',
    clear: 'Wis filters',
    'clear.none': 'Er is geen filter actief.',
  },
  en: {
    close: 'Close the filters',
    show: 'Show the players',
    'show.count': '{count, plural, =0 {No players} one {Show # player} other {Show # players}}',
    clear: 'Clear filters',
    'clear.none': 'No filter is active.',
  },
});
