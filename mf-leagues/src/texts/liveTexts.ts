import { defineTexts } from '@euro/platform/react';

/** A mini-league beside the own points of a matchday. */
export const liveTexts = defineTexts({
  nl: {
    week: 'speeldag {week}',
    rival: 'Jij {rank}, {points} op {rival}.',
    level: 'Jij {rank}, gelijk met {rival}.',
    duel: 'Jij {points} – {rivalPoints} {rival}.',
    alone: 'Jij {rank}.',
    average: 'het gemiddelde',
    leftNone: 'Zij zijn klaar, jij ook.',
    leftOwn: 'Zij zijn klaar, jij hebt er nog {own}.',
    leftBoth: 'Zij hebben er nog {theirs}, jij {own}.',
    all: 'Heel klassement',
    league: 'Minicompetitie',
  },
  en: {
    week: 'matchday {week}',
    rival: 'You {rank}, {points} on {rival}.',
    level: 'You {rank}, level with {rival}.',
    duel: 'You {points} – {rivalPoints} {rival}.',
    alone: 'You {rank}.',
    average: 'the average',
    leftNone: 'They are done, and so are you.',
    leftOwn: 'They are done, you have {own} left.',
    leftBoth: 'They have {theirs} left, you {own}.',
    all: 'Whole table',
    league: 'Mini-league',
  },
});
