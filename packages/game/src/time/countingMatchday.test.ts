import { countingMatchday, type PlannedMatch } from './countingMatchday.js';

const DAY = 86_400_000;
/** Matchdays 1, 2 and 3 close at days 10, 17 and 24. */
const matchdays = [24, 10, 17].map((day) => ({ weekId: (day - 3) / 7, deadlineAt: day * DAY }));
const moves = { postponedStay: false, broughtForwardStay: false };

function match(day: number, changes: Partial<PlannedMatch> = {}): PlannedMatch {
  return { plannedWeekId: 2, kickoffAt: day * DAY, state: null, homeScore: null, ...changes };
}

it.each([
  ['at its deadline', 17, 2],
  ['just before the next deadline', 23.99, 2],
  ['at the next deadline', 24, 3],
  ['after the last deadline', 90, 3],
  ['just before its own deadline', 16.99, 1],
  ['before the first deadline', 9, 2],
])('a match of matchday 2 that kicks off %s (day %d) counts in matchday %d', (_when, day, weekId) => {
  expect(countingMatchday(match(day), matchdays, moves)).toBe(weekId);
});

it('a match stays in the matchday that it was planned for where the competition says so', () => {
  const stay = { postponedStay: true, broughtForwardStay: true };
  for (const day of [9, 12, 18, 30]) expect(countingMatchday(match(day), matchdays, stay)).toBe(2);
  expect(countingMatchday(match(12), matchdays, { ...moves, postponedStay: true })).toBe(1);
  expect(countingMatchday(match(30), matchdays, { ...moves, broughtForwardStay: true })).toBe(3);
});

it.each(['postponed', 'cancelled', 'annulled', 'awarded', 'abandoned'] as const)(
  'a %s match that was not played stays in the matchday that it was planned for',
  (state) => {
    expect(countingMatchday(match(30, { state }), matchdays, moves)).toBe(2);
  },
);

it('a suspended match, and an abandoned one whose result stands, count where they kicked off', () => {
  expect(countingMatchday(match(30, { state: 'suspended', homeScore: 1 }), matchdays, moves)).toBe(3);
  expect(countingMatchday(match(30, { state: 'abandoned', homeScore: 1 }), matchdays, moves)).toBe(3);
});
