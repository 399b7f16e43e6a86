import {
  givesPoints,
  isAwaited,
  isCalledOff,
  isDecidedUnplayed,
  isPlayedInMatchday,
  SPECIAL_STATES,
} from './matchStates.js';

const settings = { awardedScoresCoach: false, postponedStay: false };

it('a cancelled or annulled match, and an abandoned one without a score, count for nobody', () => {
  const calledOff = (homeScore: number | null) =>
    SPECIAL_STATES.filter((state) => isCalledOff({ state, homeScore }));
  expect(calledOff(null)).toEqual(['abandoned', 'annulled', 'cancelled']);
  expect(calledOff(2)).toEqual(['annulled', 'cancelled']);
  expect(isCalledOff({ state: null, homeScore: null })).toBe(false);
});

it('an awarded match gives points only where the competition lets coaches score by it', () => {
  const awarded = { state: 'awarded', homeScore: 3 } as const;
  expect(isDecidedUnplayed(awarded)).toBe(true);
  expect(givesPoints(awarded, settings)).toBe(false);
  expect(givesPoints(awarded, { awardedScoresCoach: true })).toBe(true);
  expect(givesPoints({ state: 'abandoned', homeScore: 1 }, settings)).toBe(true);
  expect(givesPoints({ state: 'cancelled', homeScore: null }, { awardedScoresCoach: true })).toBe(false);
  expect(givesPoints({ state: null, homeScore: 1 }, settings)).toBe(true);
});

it('a matchday waits for a postponed match only where it stays', () => {
  expect(isAwaited({ state: 'postponed' }, settings)).toBe(false);
  expect(isAwaited({ state: 'postponed' }, { postponedStay: true })).toBe(true);
  expect(isAwaited({ state: 'suspended' }, settings)).toBe(true);
});

it('somebody plays in a match that takes its course, or whose result stands', () => {
  const played = (homeScore: number | null) =>
    SPECIAL_STATES.filter((state) => isPlayedInMatchday({ state, homeScore }));
  expect(played(null)).toEqual([]);
  expect(played(1)).toEqual(expect.arrayContaining(['suspended', 'abandoned']));
  expect(isPlayedInMatchday({ state: 'awarded', homeScore: 3 })).toBe(false);
  expect(isPlayedInMatchday({ homeScore: null })).toBe(true);
});
