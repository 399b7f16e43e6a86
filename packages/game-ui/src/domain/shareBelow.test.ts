import { shareBelow } from './shareBelow.js';

describe('the position of a team among all', () => {
  it.each([
    [1, 500, 100],
    [500, 500, null],
    [499, 500, null],
    [4218, 48213, 91],
    [2, 3, 50],
  ])('rank %i of %i is better than %s %%', (rank, teams, share) => {
    expect(shareBelow(rank, teams)).toBe(share);
  });

  it('is not shown for a single team', () => {
    expect(shareBelow(1, 1)).toBeNull();
  });
});
