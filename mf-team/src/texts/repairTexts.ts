import { defineTexts } from '@euro/platform/react';

/** Replacing the players who are out of the competition. */
export const repairTexts = defineTexts({
  nl: {
    title: '{count, plural, one {1 speler ligt} other {# spelers liggen}} eruit',
    transfers: '{count, plural, one {1 transfer} other {# transfers}}',
    have: '{earned} gratis en {saved} gespaard. {money} over.',
    inFor: 'voor {name} · {money} · verwacht {points}',
    replace: 'Ruil',
    replaceOne: 'Ruil {outName} voor {inName}',
    replaceAll: 'Ruil alle {count}',
    stays: 'niemand voor {name}',
    'no-transfers-left': 'Je hebt geen transfer meer over.',
    'nobody-fits': 'Niemand past binnen je geld en je limieten.',
    wildCardTitle: 'Of alle {count} in één keer',
    wildCardText: 'Wildcard: onbeperkt wisselen voor speeldag {week}. Je kan elke booster één keer inzetten.',
    wildCard: 'Bekijk Wildcard',
  },
  en: {
    title: '{count, plural, one {1 player is} other {# players are}} out',
    transfers: '{count, plural, one {1 transfer} other {# transfers}}',
    have: '{earned} free and {saved} saved. {money} left.',
    inFor: 'for {name} · {money} · expected {points}',
    replace: 'Replace',
    replaceOne: 'Replace {outName} with {inName}',
    replaceAll: 'Replace all {count}',
    stays: 'nobody for {name}',
    'no-transfers-left': 'You have no transfer left.',
    'nobody-fits': 'Nobody fits within your money and your limits.',
    wildCardTitle: 'Or all {count} at once',
    wildCardText: 'Wildcard: unlimited changes for matchday {week}. Each booster can be played once.',
    wildCard: 'See Wildcard',
  },
});
