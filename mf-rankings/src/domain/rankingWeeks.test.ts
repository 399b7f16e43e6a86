import { ALL_WEEKS, openTab } from './rankingView.js';
import { rankedWeeks, requestedWeek, startingWeek } from './rankingWeeks.js';

const beforeTournament = { deadlineWeek: 1, displayWeek: 1, lastScoredWeek: null };
const during = { deadlineWeek: 4, displayWeek: 3, lastScoredWeek: 3 };
const locked = { deadlineWeek: 4, displayWeek: 3, lastScoredWeek: 2 };
const afterTournament = { deadlineWeek: null, displayWeek: 7, lastScoredWeek: 7 };

describe('the matchdays of a ranking', () => {
  it.each([
    ['before the tournament', beforeTournament, 1],
    ['when matchday 4 is open', during, 3],
    ['while matchday 3 has no points yet', locked, 2],
    ['after the last deadline', afterTournament, 7],
  ])('starts %s at the right one', (_when, deadline, week) => {
    expect(startingWeek(deadline)).toBe(week);
  });

  it('offers every matchday up to that one', () => {
    expect(rankedWeeks(during)).toEqual([1, 2, 3]);
    expect(rankedWeeks(beforeTournament)).toEqual([1]);
    expect(rankedWeeks(afterTournament)).toHaveLength(7);
  });

  it('offers those of a span only', () => {
    expect(rankedWeeks(during, { id: 13, name: null, firstWeek: 3, lastWeek: 4 })).toEqual([3]);
  });

  it('requests an earlier one when chosen, never a future one', () => {
    expect(requestedWeek({ ...openTab('general'), week: 2 }, during)).toBe(2);
    expect(requestedWeek({ ...openTab('general'), week: 6 }, during)).toBe(3);
    expect(requestedWeek({ ...openTab('general'), week: ALL_WEEKS }, during)).toBe(ALL_WEEKS);
  });

  it.each([
    ['general', 3],
    ['week', 3],
    ['month', 3],
    ['period', 3],
    ['leagues', 3],
    ['custom', ALL_WEEKS],
    ['pundits', ALL_WEEKS],
  ] as const)('starts the tab %s at %i', (tab, week) => {
    expect(requestedWeek(openTab(tab), during)).toBe(week);
  });

  it('shows a whole span that was chosen', () => {
    expect(requestedWeek({ ...openTab('month'), choice: 6 }, afterTournament)).toBe(ALL_WEEKS);
  });
});
