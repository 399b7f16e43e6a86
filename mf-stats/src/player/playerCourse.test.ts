import { explainedMatch, playerCourse } from './playerCourse.js';

const musiala = {
  positionId: 3,
  stats: [
    { weekId: 1, points: 9 },
    { weekId: 2, points: 9 },
  ],
} as const;
const kroos = { positionId: 3, stats: [{ weekId: 1, points: 4 }] } as const;
const kane = { positionId: 4, stats: [{ weekId: 1, points: 2 }] } as const;

describe("a player's course through the tournament", () => {
  it('stands beside the mean of those who share his position', () => {
    const everybody = [musiala, kroos, kane].map(({ positionId, stats }) => ({
      positionId,
      stats: [...stats],
    }));
    expect(playerCourse([...kroos.stats], 3, everybody, 3)).toEqual([
      { week: 1, points: 4, average: 6.5 },
      { week: 2, points: null, average: 9 },
      { week: 3, points: null, average: null },
    ]);
  });
});

describe('the match that is explained first', () => {
  const match = (matchId: number) => ({
    matchId,
    weekId: matchId,
    date: '2024-06-14T19:00:00Z',
    homeId: { id: 1, short: 'GER' },
    awayId: { id: 2, short: 'SCO' },
    homeScore: 5,
    awayScore: 1,
    pointsOverview: null,
    lines: [],
    points: 0,
  });

  it('is the one that was asked for, else the latest', () => {
    expect(explainedMatch([match(1), match(2)], 1)?.matchId).toBe(1);
    expect(explainedMatch([match(1), match(2)], 99)?.matchId).toBe(2);
    expect(explainedMatch([], null)).toBeNull();
  });
});
