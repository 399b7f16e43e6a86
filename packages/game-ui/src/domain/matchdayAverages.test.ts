import { examplePlayer } from '@euro/platform/testing';
import { matchdayAverages, pointsByMatchday } from './matchdayAverages.js';

describe('averages per matchday', () => {
  const keeper = examplePlayer({ id: 1, positionId: 1, stats: [{ weekId: 1, points: 20 }] });
  const players = [
    keeper,
    examplePlayer({ id: 2, stats: [{ weekId: 1, points: 9 }] }),
    examplePlayer({
      id: 3,
      stats: [
        { weekId: 1, points: 2 },
        { weekId: 2, points: -1 },
      ],
    }),
    examplePlayer({ id: 4, stats: [] }),
  ];
  it('count the players of one position who have points', () => {
    expect(matchdayAverages(players, 3, 3)).toEqual([5.5, -1, null]);
  });
  it('are listed beside a player’s own points, null where he has none', () => {
    expect(pointsByMatchday(keeper.stats, 3)).toEqual([20, null, null]);
  });
});
