import { nextMilestone } from './standing.js';

describe('the position of a team among all', () => {
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
