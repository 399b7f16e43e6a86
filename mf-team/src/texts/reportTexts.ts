import { defineTexts } from '@euro/platform/react';

/** The report of the last matchday, on home. */
export const reportTexts = defineTexts({
  nl: {
    title: 'Speeldag {week} · definitief',
    score: '{points} punten',
    ofWeek: '{rank} van de speeldag',
    noRank: 'zonder plaats',
    average: 'gemiddeld {points}',
    highest: 'hoogste {points}',
    compared: '{points} punten: gemiddeld {average}, hoogste {highest}',
    best: 'Beste',
    cameOn: 'Viel in',
    captain: 'Kapitein bracht',
    bench: 'Op je bank',
    benchLeft: 'bleef {points} liggen',
    none: '–',
    leagues: 'In je minicompetities',
    teams: '{count, plural, one {1 ploeg} other {# ploegen}}',
  },
  en: {
    title: 'Matchday {week} · final',
    score: '{points} points',
    ofWeek: '{rank} of the matchday',
    noRank: 'without a place',
    average: 'average {points}',
    highest: 'highest {points}',
    compared: '{points} points: average {average}, highest {highest}',
    best: 'Best',
    cameOn: 'Came on',
    captain: 'Captain added',
    bench: 'On your bench',
    benchLeft: '{points} stayed',
    none: '–',
    leagues: 'In your mini-leagues',
    teams: '{count, plural, one {1 team} other {# teams}}',
  },
});
