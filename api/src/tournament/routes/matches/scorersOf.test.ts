import { scorersOf } from './scorersOf.js';

const [HOME, AWAY] = [1, 2];
const player = (id: number, clubId: number) => [id, { id, clubId }] as const;
const row = (playerId: number, stat: { goals?: number; own_goals?: number } | null) =>
  [playerId, { playerId, stat: stat && { goals: 0, own_goals: 0, ...stat } }] as const;

it('counts own goals for the other side, after the goals, and nothing for a coach', () => {
  const players = new Map([player(7, HOME), player(8, HOME), player(9, AWAY), player(10, AWAY)]);
  const sheet = new Map([
    row(7, { goals: 1 }),
    row(8, null),
    row(9, { goals: 2 }),
    row(10, { own_goals: 1 }),
  ]);
  const now = { match: { kickoffAt: 0 }, homeId: HOME, awayId: AWAY, sheet };
  expect(scorersOf({ players } as never, now as never)).toEqual([
    { playerId: 9, clubId: AWAY, goals: 2, isOwnGoal: false },
    { playerId: 7, clubId: HOME, goals: 1, isOwnGoal: false },
    { playerId: 10, clubId: HOME, goals: 1, isOwnGoal: true },
  ]);
});
