import { rankedWeeks, shownWeek, startingWeek } from './rankingWeeks.js';

const before = { deadlineWeek: 1, displayWeek: 1, lastScoredWeek: null };
const during = { deadlineWeek: 4, displayWeek: 3, lastScoredWeek: 3 };
const locked = { deadlineWeek: 4, displayWeek: 3, lastScoredWeek: 2 };
const after = { deadlineWeek: null, displayWeek: 7, lastScoredWeek: 7 };

describe('the matchdays of a ranking', () => {
  it.each([
    ['before the tournament', before, 1],
    ['when matchday 4 is open', during, 3],
    ['while matchday 3 has no points yet', locked, 2],
    ['after the last deadline', after, 7],
  ])('starts %s at the right one', (_when, deadline, week) => {
    expect(startingWeek(deadline)).toBe(week);
  });

  it('offers every matchday up to that one', () => {
    expect(rankedWeeks(during)).toEqual([1, 2, 3]);
    expect(rankedWeeks(before)).toEqual([1]);
    expect(rankedWeeks(after)).toHaveLength(7);
  });

  it('shows an earlier one when asked, never one to come', () => {
    expect(shownWeek(2, during)).toBe(2);
    expect(shownWeek(6, during)).toBe(3);
    expect(shownWeek(null, during)).toBe(3);
  });
});
