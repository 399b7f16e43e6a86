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
    leftNone: 'Nog te gaan: zij geen, jij geen.',
    leftOwn: 'Nog te gaan: zij geen, jij {own}.',
    leftBoth: 'Nog te gaan: zij {theirs}, jij {own}.',
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
    leftNone: 'Left to play: they none, you none.',
    leftOwn: 'Left to play: they none, you {own}.',
    leftBoth: 'Left to play: they {theirs}, you {own}.',
    all: 'Whole table',
    league: 'Mini-league',
  },
});
