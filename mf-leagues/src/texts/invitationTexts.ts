import { defineTexts } from '@euro/platform/react';

/** The question of an invitation, and why it cannot be accepted. */
export const invitationTexts = defineTexts({
  nl: {
    teams: '{count, plural, one {1 ploeg} other {{written} ploegen}}',
    question: 'Wil je meespelen in {name}?',
    questionText: 'De andere leden zien je ploeg en haar punten, en je leest en schrijft mee in de chat.',
    questionLate: 'Je telt mee vanaf speeldag {week}. Wat je ploeg sindsdien al scoorde, telt ook.',
    yes: 'Ja, ik speel mee',
    no: 'Nee, toch niet',
    close: 'Sluiten',
    already: 'Je bent al lid van {name}.',
    tooLateTitle: 'Je kan hier niet meer meespelen',
    wrongTitle: 'Deze code werkt niet',
    wrongText:
      'Misschien zit er een tikfout in, of maakte de beheerder intussen een nieuwe. Vraag de link opnieuw, of zoek de minicompetitie op naam.',
    failedTitle: 'De uitnodiging kon niet geladen worden',
    tooManyTitle: 'Te veel verkeerde codes',
    tooManyText:
      'Er zijn te veel verkeerde codes geprobeerd, met jouw account of vanop jouw adres. {minutes, plural, one {Over 1 minuut kan je er weer een proberen.} other {Over # minuten kan je er weer een proberen.}}',
    retry: 'Probeer opnieuw',
  },
  en: {
    teams: '{count, plural, one {1 team} other {{written} teams}}',
    question: 'Do you want to play in {name}?',
    questionText: 'The other members see your team and its points, and you read and write in the chat.',
    questionLate: 'You count from matchday {week}. What your team has scored since then counts too.',
    yes: 'Yes, I’m in',
    no: 'No, not now',
    close: 'Close',
    already: 'You are already in {name}.',
    tooLateTitle: 'You can’t join here any more',
    wrongTitle: 'This code doesn’t work',
    wrongText:
      'There may be a typing error in it, or the admin has made a new one. Ask for the link again, or search the league by its name.',
    failedTitle: 'The invitation could not be loaded',
    tooManyTitle: 'Too many wrong codes',
    tooManyText:
      'Too many wrong codes have been tried with your account or from your address. {minutes, plural, one {You can try one again in 1 minute.} other {You can try one again in # minutes.}}',
    retry: 'Try again',
  },
});
