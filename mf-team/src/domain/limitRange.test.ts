import { exampleSettings } from '@euro/platform/testing';
import { limitRange } from './limitRange.js';

describe('the club limit', () => {
  const limits = exampleSettings.teamSameClubPlayersLimit;
  it.each([
    [1, { limit: 3, from: 1, until: 3 }],
    [4, { limit: 4, from: 4, until: 5 }],
    [7, { limit: 6, from: 6, until: 7 }],
  ])('of matchday %i applies to its neighbours too', (week, range) => {
    expect(limitRange(limits, week, 7)).toEqual(range);
  });

  it('remains the last one when the list is shorter than the tournament', () => {
    expect(limitRange([3], 5, 7)).toEqual({ limit: 3, from: 1, until: 7 });
  });
});
