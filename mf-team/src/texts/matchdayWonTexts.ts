import { defineTexts } from '@euro/platform/react';

/** The moment after a matchday that the team won. */
export const matchdayWonTexts = defineTexts({
  nl: {
    titleOne: 'Jij wint',
    titleTwo: 'speeldag {week}!',
    rankOfWeek: '{rank} op speeldag {week}',
    overall: '{rank} algemeen',
    captain: 'kapitein {name}',
    toPoints: 'Bekijk je punten',
    close: 'Sluiten',
  },
  en: {
    titleOne: 'You win',
    titleTwo: 'matchday {week}!',
    rankOfWeek: '{rank} on matchday {week}',
    overall: '{rank} overall',
    captain: 'captain {name}',
    toPoints: 'See your points',
    close: 'Close',
  },
});
