import type { Match, MatchSide } from '@euro/api-contract';
import { chooseMatch } from './chooseMatch.js';
import { scorersOf } from './scorersOf.js';

const match = (id: number, status: Match['status'], date: string) => ({ id, status, date }) as Match;
const playedMatch = match(1, 'finished', '2024-06-14T19:00:00Z');
const first = match(2, 'live', '2024-06-15T13:00:00Z');
const second = match(3, 'live', '2024-06-15T14:00:00Z');
const scheduledMatch = match(4, 'scheduled', '2024-06-15T19:00:00Z');
const later = match(5, 'scheduled', '2024-06-16T19:00:00Z');

it.each([
  ['the latest running one', 'live', [later, scheduledMatch, first, second, playedMatch], 3],
  ['the next one when none is running', 'live', [later, scheduledMatch, playedMatch], 4],
  ['the next one, even when one is running', 'next', [later, scheduledMatch, first, playedMatch], 4],
  ['the last one when all are over', 'next', [playedMatch], 1],
  ['none when there is none', 'next', [], undefined],
] as const)('chooses %s', (_what, which, matches, id) => {
  expect(chooseMatch(matches, which)?.id).toBe(id);
});

it('counts own goals for the other side', () => {
  const side = (players: readonly object[]) => ({ players }) as unknown as MatchSide;
  const germany = side([
    { short: 'Musiala', goals: 2, own_goals: 0 },
    { short: 'Rüdiger', goals: 0, own_goals: 1 },
  ]);
  const scotland = side([{ short: 'McGinn', goals: 0, own_goals: 0 }]);
  expect(scorersOf(germany, scotland)).toEqual([{ name: 'Musiala', goals: 2, isOwnGoal: false }]);
  expect(scorersOf(scotland, germany)).toEqual([{ name: 'Rüdiger', goals: 1, isOwnGoal: true }]);
  expect(scorersOf(null, null)).toEqual([]);
});
