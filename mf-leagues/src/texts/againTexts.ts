import { defineTexts } from '@euro/platform/react';

/** Beginning a league again in the next competition. */
export const againTexts = defineTexts({
  nl: {
    title: 'Begin opnieuw met de vrienden van {competition}',
    teams: '{count, plural, one {# ploeg} other {# ploegen}}',
    text: 'Wie er op het einde bij was, krijgt een uitnodiging. Niemand wordt zomaar lid.',
    start: 'Begin opnieuw',
    startOf: 'Begin {name} opnieuw',
    started: '{name} is opnieuw begonnen. Iedereen die erbij was, krijgt een uitnodiging.',
    premium: 'Een minicompetitie starten is voor premiumleden.',
    noTeam: 'Maak eerst een ploeg.',
    invited: '{name} is terug',
    invitedText: 'Je speelde mee in {competition}. Speel je opnieuw mee?',
    look: 'Bekijk de uitnodiging',
    lookOf: 'Bekijk de uitnodiging van {name}',
    notNow: 'Niet nu',
    notNowOf: 'Niet nu: {name}',
    elsewhere: 'Speel verder met deze vrienden',
    elsewhereText:
      'In {competition} kan je {name} opnieuw beginnen, met een uitnodiging voor iedereen die erbij was.',
    elsewhereGo: 'Naar {competition}',
  },
  en: {
    title: 'Begin again with the friends of {competition}',
    teams: '{count, plural, one {# team} other {# teams}}',
    text: 'Anyone who was in it at the end gets an invitation. Nobody becomes a member without joining.',
    start: 'Begin again',
    startOf: 'Begin {name} again',
    started: '{name} has begun again. Everybody who was in it gets an invitation.',
    premium: 'Starting a mini-league is for premium members.',
    noTeam: 'Create a team first.',
    invited: '{name} is back',
    invitedText: 'You played in it in {competition}. Will you play again?',
    look: 'View the invitation',
    lookOf: 'View the invitation of {name}',
    notNow: 'Not now',
    notNowOf: 'Not now: {name}',
    elsewhere: 'Play on with these friends',
    elsewhereText:
      'In {competition} you can begin {name} again, with an invitation for everybody who was in it.',
    elsewhereGo: 'To {competition}',
  },
});
