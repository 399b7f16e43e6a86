import { lastDeed } from './lastDeed.js';

const scored = (...totals: number[]) => totals.map((total, at) => ({ playerId: at + 1, total }));

describe('what just happened', () => {
  it.each<[string, number[], number[], ReturnType<typeof lastDeed>]>([
    ['nothing', [2, 0], [2, 0], null],
    ['a goal', [2, 0], [2, 5], { playerId: 2, points: 5 }],
    ['a goal against the own coach', [2, 1], [8, -1], { playerId: 1, points: 6 }],
    ['a goal that was disallowed', [8, 1], [2, 1], { playerId: 1, points: -6 }],
    ['somebody who came into the team counts from now on', [2], [2, 3], null],
  ])('%s', (_, before, now, deed) => {
    expect(lastDeed(scored(...before), scored(...now))).toEqual(deed);
  });
});
