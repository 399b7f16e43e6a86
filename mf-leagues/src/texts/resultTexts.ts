import { defineTexts } from '@euro/platform/react';

/** The result of a matchday in the chat, and sharing the table as a picture. */
export const resultTexts = defineTexts({
  nl: {
    title: 'Uitslag van speeldag {week}',
    winner: '{count, plural, one {Winnaar} other {Winnaars}}',
    leader: '{count, plural, one {Leider} other {Leiders}}',
    climber: 'Grootste stijger',
    points: '{points} p.',
    more: '{names} en {count, plural, one {1 andere} other {# andere}}',
    climbed: '{places, plural, one {1 plaats gestegen} other {# plaatsen gestegen}}, nu {rank}',
    duels: 'Duels van speeldag {week}',
    average: 'Gemiddelde',
    moreDuels: '{count, plural, one {En nog 1 duel} other {En nog # duels}}',
    toPoints: 'Bekijk de punten',
    message: '{name} na speeldag {week}',
  },
  en: {
    title: 'Result of matchday {week}',
    winner: '{count, plural, one {Winner} other {Winners}}',
    leader: '{count, plural, one {Leader} other {Leaders}}',
    climber: 'Biggest climber',
    points: '{points} pts',
    more: '{names} and {count, plural, one {1 other} other {# others}}',
    climbed: '{places, plural, one {up 1 place} other {up # places}}, now {rank}',
    duels: 'Duels of matchday {week}',
    average: 'Average',
    moreDuels: '{count, plural, one {And 1 more duel} other {And # more duels}}',
    toPoints: 'See the points',
    message: '{name} after matchday {week}',
  },
});
