import { defineTexts } from '@euro/platform/react';

/** Joining a league, by a code or from the search. */
export const joinTexts = defineTexts({
  nl: {
    close: 'Sluiten',
    team: 'Met welke ploeg?',
    joined: 'Je speelt mee in {name}.',
    joinWaits: 'Meespelen in {name}',
    joinKept: 'Je speelt mee in {name} zodra je weer verbinding hebt.',
    codeTitle: 'Toetreden met een code',
    codeText: 'Plak de code of de link die je van een vriend kreeg.',
    code: 'Code of link',
    codePlaceholder: 'K7PX-M2QD-9VTE-3RWA',
    go: 'Bekijk',
    nothing: 'Schrijf eerst een code.',
  },
  en: {
    close: 'Close',
    team: 'With which team?',
    joined: 'You are playing in {name}.',
    joinWaits: 'Playing in {name}',
    joinKept: 'You are in {name} as soon as you have a connection again.',
    codeTitle: 'Join with a code',
    codeText: 'Paste the code or the link a friend gave you.',
    code: 'Code or link',
    codePlaceholder: 'K7PX-M2QD-9VTE-3RWA',
    go: 'Look',
    nothing: 'Write a code first.',
  },
});
