import { COACH, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER } from '../positions.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { PositionId } from '../types.js';
import { toHalfPoints } from '../units.js';
import { fullMatchBonus } from './fullMatchBonus.js';

describe('fullMatchBonus', () => {
  it.each<[string, PositionId, number, number, number, number]>([
    ['a goalkeeper without a goal against', GOALKEEPER, 59, 0, 1, 4],
    ['a defender without a goal against', DEFENDER, 1, 0, 1, 4],
    ['a midfielder without a goal against', MIDFIELDER, 30, 0, 1, 1],
    ['a forward', FORWARD, 30, 0, 1, 0],
    ['a defender with three goals against', DEFENDER, 30, 3, 1, 0],
  ])('%s', (_, position, minutes, conceded, forMinutes, forCleanSheet) => {
    expect(fullMatchBonus({ minutes, conceded }, position, exampleRules)).toEqual({
      minutes: toHalfPoints(forMinutes),
      cleanSheet: toHalfPoints(forCleanSheet),
    });
  });

  it.each([0, 60, 90])('is not possible any more at %d minutes', (minutes) => {
    expect(fullMatchBonus({ minutes, conceded: 0 }, DEFENDER, exampleRules)).toBeNull();
  });

  it('is zero for a coach', () => {
    expect(fullMatchBonus({ minutes: 30, conceded: 0 }, COACH, exampleRules)).toEqual({
      minutes: 0,
      cleanSheet: 0,
    });
  });
});
