import { transferPairs } from './transferPairs.js';

const player = (id: number, positionId: 1 | 2 | 3 | 4, eliminated = false) => ({
  id,
  positionId,
  eliminated,
});

describe('transferPairs', () => {
  const idsOf = (pairs: ReturnType<typeof transferPairs>) => pairs.map((pair) => [pair.out.id, pair.in.id]);

  it('pairs each own player with others of his position', () => {
    const players = [player(1, 3), player(2, 3), player(3, 3), player(4, 4)];
    expect(idsOf(transferPairs(players, [1, 3]))).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });

  it('brings in no eliminated player, and transfers eliminated ones out', () => {
    expect(idsOf(transferPairs([player(1, 2, true), player(2, 2)], [1]))).toEqual([[1, 2]]);
    expect(transferPairs([player(1, 2), player(2, 2, true)], [1])).toEqual([]);
  });

  it('is empty among own players, or among others', () => {
    const players = [player(1, 2), player(2, 2)];
    expect(transferPairs(players, [1, 2])).toEqual([]);
    expect(transferPairs(players, [])).toEqual([]);
  });
});
