import { defineTexts } from '@euro/platform/react';

/** What a stranger sees of an invitation. */
export const invitePageTexts = defineTexts({
  nl: {
    title: 'Uitnodiging',
    invites: '{name} nodigt je uit',
    kind: 'Minicompetitie · {count, plural, one {1 ploeg} other {{written} ploegen}}',
    full: '{name} zit vol',
    closed: '{name} is gesloten',
    top: 'Aan de leiding',
    topNone: 'Wie doet er mee?',
    after: 'na speeldag {week}',
    own: 'Jouw ploeg',
    ownFrom: 'telt mee vanaf speeldag {week}',
    play: 'Speel gratis mee',
    build: 'Bouw gratis je ploeg',
    signIn: 'Aanmelden',
    anyway: 'Toch meespelen?',
    anywayText:
      'Bouw je ploeg, dat kan altijd en gratis. Komt er een plaats vrij, dan werkt deze link opnieuw.',
    closedText: 'Hier kan niemand nog bij. Bekijk wie er wint in de rangschikking.',
    toRankings: 'Naar de rangschikking',
    retry: 'Probeer opnieuw',
    wrongTitle: 'Deze uitnodiging werkt niet meer',
    wrongText:
      'Misschien zit er een tikfout in de link, of maakte de beheerder intussen een nieuwe. Vraag de link opnieuw.',
  },
  en: {
    title: 'Invitation',
    invites: '{name} invites you',
    kind: 'Mini-league · {count, plural, one {1 team} other {{written} teams}}',
    full: '{name} is full',
    closed: '{name} is closed',
    top: 'In the lead',
    topNone: 'Who is in?',
    after: 'after matchday {week}',
    own: 'Your team',
    ownFrom: 'counts from matchday {week}',
    play: 'Play along for free',
    build: 'Build your team for free',
    signIn: 'Sign in',
    anyway: 'Play anyway?',
    anywayText:
      'Build your team: that is always possible, and free. When a place comes free, this link works again.',
    closedText: 'Nobody can join here any more. See who wins in the rankings.',
    toRankings: 'To the rankings',
    retry: 'Try again',
    wrongTitle: 'This invitation no longer works',
    wrongText:
      'There may be a typing error in the link, or the admin has made a new one. Ask for the link again.',
  },
});
