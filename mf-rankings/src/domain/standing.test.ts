import { nextMilestone, shareBelow } from './standing.js';

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

  it.each([
    [4218, 4000],
    [4000, 3000],
    [1001, 1000],
    [1000, 500],
    [4, 3],
    [2, 1],
  ])('from rank %i the next goal is %i', (rank, goal) => {
    expect(nextMilestone(rank)).toBe(goal);
  });

  it('has no goal for the leader', () => {
    expect(nextMilestone(1)).toBeNull();
  });
});
