import { hasPlayedWeek, lastWeek, shownWeek } from './pointsWeeks.js';

describe('the matchday of the points page', () => {
  it.each([
    [null, 3],
    ['2', 2],
    ['4', 4],
    ['5', 3],
    ['0', 3],
    ['2.5', 3],
    ['x', 3],
    ['', 3],
  ])('for ?week=%s', (requestedWeek, week) => {
    expect(shownWeek(requestedWeek, { displayWeek: 3, deadlineWeek: 4 })).toBe(week);
  });

  it('is at most the last locked one after the last deadline', () => {
    expect(shownWeek('8', { displayWeek: 7, deadlineWeek: null })).toBe(7);
    expect(lastWeek({ displayWeek: 7, deadlineWeek: null })).toBe(7);
    expect(lastWeek({ displayWeek: 1, deadlineWeek: 1 })).toBe(1);
  });

  it('has points from the team’s own start to the last past deadline', () => {
    const results = [1, 2, 3, 4].map((week) => hasPlayedWeek({ weekId: 2 }, week, { deadlineWeek: 4 }));
    expect(results).toEqual([false, true, true, false]);
    expect(hasPlayedWeek({ weekId: 2 }, 7, { deadlineWeek: null })).toBe(true);
  });
});
