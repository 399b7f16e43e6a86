import { clubLimit } from './clubLimit.js';
import { exampleRules } from './testing/exampleRules.js';

describe('clubLimit', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 6],
    [7, 6],
  ])('allows in matchday %i %i selections of one nation', (matchday, limit) => {
    expect(clubLimit(exampleRules, matchday)).toBe(limit);
  });

  it('retains the last limit after the listed matchdays and the first before them', () => {
    expect(clubLimit(exampleRules, 8)).toBe(6);
    expect(clubLimit(exampleRules, 0)).toBe(3);
  });

  it('has no limit when none is set', () => {
    expect(clubLimit({ clubLimitByMatchday: [] }, 1)).toBe(Number.POSITIVE_INFINITY);
  });
});
