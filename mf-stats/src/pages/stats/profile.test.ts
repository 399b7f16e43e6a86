import { statsRow } from '../../testing/players.js';
import { pointsByWeek, profileColumns, rimOf } from './profile.js';

describe('the profile of players', () => {
  it('has six corners, with separate ones among goalkeepers only', () => {
    const keeper = { positionId: 1 } as const;
    const forward = { positionId: 4 } as const;
    expect(profileColumns([keeper, forward])).toContain('goals');
    expect(profileColumns([keeper, keeper])).toContain('saves');
    expect(new Set(profileColumns([keeper]))).toHaveProperty('size', 6);
    expect(new Set(profileColumns([forward]))).toHaveProperty('size', 6);
  });

  it('reaches the rim with the best of the tournament', () => {
    expect(rimOf('goals', { goals: 4 }, [statsRow({ goals: 2 })])).toBe(4);
  });

  it('stays inside while the best are older than the players, and when nobody has any', () => {
    expect(rimOf('goals', { goals: 1 }, [statsRow({ goals: 2 })])).toBe(2);
    expect(rimOf('goals', {}, [statsRow({ goals: 0 })])).toBe(1);
  });

  it('has a gap where a player did not play', () => {
    expect(
      pointsByWeek(
        {
          stats: [
            { weekId: 1, points: 9 },
            { weekId: 3, points: 0 },
          ],
        },
        4,
      ),
    ).toEqual([9, null, 0, null]);
  });
});
