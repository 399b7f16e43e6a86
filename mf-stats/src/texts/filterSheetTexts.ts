import { defineTexts } from '@euro/platform/react';

/** The sheet with the filters on a phone. */
export const filterSheetTexts = defineTexts({
  nl: {
    close: 'Sluit de filters',
    show: 'Toon de spelers',
    'show.count':
      '{who, select, coaches {{count, plural, =0 {Geen coaches} one {Toon # coach} other {Toon # coaches}}} players {{count, plural, =0 {Geen spelers} one {Toon # speler} other {Toon # spelers}}} other {{count, plural, =0 {Geen spelers} one {Toon # speler} other {Toon # spelers en coaches}}}}',
    clear: 'Wis filters',
    'clear.none': 'Er is geen filter actief.',
  },
  en: {
    close: 'Close the filters',
    show: 'Show the players',
    'show.count':
      '{who, select, coaches {{count, plural, =0 {No coaches} one {Show # coach} other {Show # coaches}}} players {{count, plural, =0 {No players} one {Show # player} other {Show # players}}} other {{count, plural, =0 {No players} one {Show # player} other {Show # players and coaches}}}}',
    clear: 'Clear filters',
    'clear.none': 'No filter is active.',
  },
});
