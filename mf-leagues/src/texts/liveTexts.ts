import { defineTexts } from '@euro/platform/react';

/** A mini-league beside the own points of a matchday. */
export const liveTexts = defineTexts({
  nl: {
    week: 'speeldag {week}',
    rival: 'Jij {rank} op de speeldag, {points} op {rival}.',
    level: 'Jij {rank} op de speeldag, gelijk met {rival}.',
    duel: 'Jij {points} – {rivalPoints} {rival}.',
    alone: 'Jij {rank} op de speeldag.',
    average: 'het gemiddelde',
    leftNone: 'Zij hebben er geen meer te gaan, jij ook niet.',
    leftOwn: 'Zij hebben er geen meer te gaan, jij nog {own}.',
    leftBoth: 'Zij hebben er nog {theirs} te gaan, jij {own}.',
    all: 'Heel klassement',
    league: 'Minicompetitie',
  },
  en: {
    week: 'matchday {week}',
    rival: 'You {rank} of the matchday, {points} on {rival}.',
    level: 'You {rank} of the matchday, level with {rival}.',
    duel: 'You {points} – {rivalPoints} {rival}.',
    alone: 'You {rank} of the matchday.',
    average: 'the average',
    leftNone: 'They have no players left to play, nor do you.',
    leftOwn: 'They have no players left to play, you have {own}.',
    leftBoth: 'They have {theirs} left to play, you {own}.',
    all: 'Whole table',
    league: 'Mini-league',
  },
});
