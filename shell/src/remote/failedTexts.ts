import { defineTexts } from '@euro/platform/react';

/** A page that could not be shown. */
export const failedTexts = defineTexts({
  nl: {
    sectionFailed: 'Deze sectie is even niet beschikbaar',
    restWorks: 'De rest van het spel werkt gewoon. Je ploeg en je punten zijn veilig.',
    toMyTeam: 'Naar mijn ploeg',
    toHome: 'Naar home',
  },
  en: {
    sectionFailed: 'This section is not available right now',
    restWorks: 'The rest of the game works as usual. Your team and your points are safe.',
    toMyTeam: 'To my team',
    toHome: 'To home',
  },
});
