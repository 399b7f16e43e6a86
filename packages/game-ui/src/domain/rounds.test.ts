import { stageOf, winnerOf } from './rounds.js';

describe('the winner', () => {
  const score = (
    homeScore: number | null,
    awayScore: number | null,
    penHome: number | null = null,
    penAway: number | null = null,
  ) => winnerOf({ homeScore, awayScore, penHome, penAway });

  it.each([
    ['Germany–Scotland 5–1', score(5, 1), 'home'],
    ['Romania–Netherlands 0–3', score(0, 3), 'away'],
    ['Scotland–Switzerland 1–1', score(1, 1), null],
    ['Portugal–Slovenia 0–0, 3–0 after penalties', score(0, 0, 3, 0), 'home'],
    ['Portugal–France 0–0, 3–5 after penalties', score(0, 0, 3, 5), 'away'],
    ['a match without a score yet', score(null, null), null],
  ])('%s', (_match, winner, expected) => {
    expect(winner).toBe(expected);
  });
});

describe('the round of a match', () => {
  it.each([
    ['Group A', { stage: 'group', group: 'A' }],
    ['Round of 16', { stage: 'last16', group: null }],
    ['Quarter-finals', { stage: 'quarter', group: null }],
    ['Semi-finals', { stage: 'semi', group: null }],
    ['Final', { stage: 'final', group: null }],
    ['Friendly', null],
  ])('%s', (text, stage) => {
    expect(stageOf(text)).toEqual(stage);
  });
});
