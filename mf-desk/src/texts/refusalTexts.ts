import { defineTexts } from '@euro/platform/react';

/** Reasons of refusals with details that the API's sentence lacks. */
export const refusalTexts = defineTexts({
  nl: {
    noAnswer: 'Er kwam geen antwoord. Kijk in het logboek of het gebeurd is, en probeer het anders opnieuw.',
    deadlineToCome: 'De deadline van deze speeldag is er nog niet: {moment}.',
    earlierFirst: 'Eerst moet speeldag {week} bevestigd zijn.',
    matchesToCome:
      '{count, plural, one {# match moet} other {# matchen moeten}} nog gespeeld worden of wachten op hun statistieken.',
    hasTeams: 'Er zijn al ploegen: deze competitie kan geen concept meer worden.',
    settlesAgain:
      'Bevestigde speeldagen worden dan opnieuw berekend: {weeks}. Sla nog eens op als dat klopt.',
    unfitTeams:
      '{count, plural, one {# opgeslagen ploeg past} other {# opgeslagen ploegen passen}} dan niet meer binnen het budget of het aantal spelers van één club. Zij kunnen pas opnieuw opslaan als dat weer klopt. Wil je dit toch opslaan?',
    notConfirmed: 'Deze speeldag is niet bevestigd.',
    settlingElsewhere: 'Deze speeldag wordt net berekend. Probeer het over enkele seconden opnieuw.',
    refundUnderWay:
      'Een andere terugbetaling van deze bestelling is nog niet bevestigd. Probeer het dan opnieuw.',
    refundCounted:
      'Er is intussen iets veranderd: het zijn nu {count, plural, one {# bestelling} other {# bestellingen}}, {amount}. Typ het aantal opnieuw als dat klopt.',
    refundTooMany: 'Het zijn er meer dan {most}: kies een kortere periode.',
    refundPaidBack: 'Een van deze ploegen is al terugbetaald.',
    refundChanged: 'Er is intussen iets terugbetaald: nog {amount} is over. Open de bestelling opnieuw.',
  },
  en: {
    noAnswer: 'No answer came. Look in the audit log whether it was done, and try again if not.',
    deadlineToCome: 'The deadline of this matchday has not come yet: {moment}.',
    earlierFirst: 'Matchday {week} has to be confirmed first.',
    matchesToCome:
      '{count, plural, one {# match is} other {# matches are}} still to be played, or waiting for statistics.',
    hasTeams: 'There are teams already: this competition can’t become a draft again.',
    settlesAgain: 'Confirmed matchdays are counted again then: {weeks}. Save again if that is right.',
    unfitTeams:
      '{count, plural, one {# saved team does} other {# saved teams do}} not fit the budget or the players of one club then, and can’t save until that is right again. Save this anyway?',
    notConfirmed: 'This matchday is not confirmed.',
    settlingElsewhere: 'This matchday is being counted right now. Try again in a few seconds.',
    refundUnderWay: 'Another refund of this order is not confirmed yet. Try again after that.',
    refundCounted:
      'Something changed meanwhile: it is {count, plural, one {# order} other {# orders}} now, {amount}. Type the number again if that is right.',
    refundTooMany: 'There are more than {most}: choose a shorter period.',
    refundPaidBack: 'One of these teams was paid back already.',
    refundChanged: 'Something was paid back meanwhile: {amount} is left. Open the order again.',
  },
});
