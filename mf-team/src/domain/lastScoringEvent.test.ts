import { lastScoringEvent } from './lastScoringEvent.js';

const line = (rule: string, points: number) => ({ rule, stat: 1, points });
const scored = (...totals: number[]) =>
  totals.map((total, at) => ({ playerId: at + 1, total, counted: true, multiplier: 1, lines: [] }));

describe('the last scoring event', () => {
  it.each<[string, number[], number[], { playerId: number; points: number } | null]>([
    ['nothing', [2, 0], [2, 0], null],
    ['a goal', [2, 0], [2, 5], { playerId: 2, points: 5 }],
    ['a goal against the own coach', [2, 1], [8, -1], { playerId: 1, points: 6 }],
    ['a goal that was disallowed', [8, 1], [2, 1], { playerId: 1, points: -6 }],
    ['a player who came into the team counts from now on', [2], [2, 3], null],
  ])('%s', (_, before, now, event) => {
    expect(lastScoringEvent(scored(...before), scored(...now))).toEqual(event && { ...event, item: null });
  });

  it('has the rule with the most points', () => {
    const player = { playerId: 1, counted: true, multiplier: 1.5 };
    const before = [{ ...player, total: 1.5, lines: [line('minutes', 1)] }];
    const now = [{ ...player, total: 9, lines: [line('minutes', 1), line('duels', 1), line('goals', 4)] }];
    expect(lastScoringEvent(before, now)).toMatchObject({
      points: 7.5,
      item: { line: { rule: 'goals' }, points: 6 },
    });
  });

  it('has no positive rule when a player lost points', () => {
    const player = { playerId: 1, counted: true, multiplier: 1 };
    const before = [{ ...player, total: 5, lines: [line('goals', 4), line('minutes', 1)] }];
    const now = [{ ...player, total: 2, lines: [line('minutes', 1), line('duels', 1)] }];
    expect(lastScoringEvent(before, now)).toMatchObject({ points: -3, item: null });
  });
});
