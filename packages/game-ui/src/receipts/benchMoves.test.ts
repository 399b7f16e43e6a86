import { benchMoves } from './benchMoves.js';

describe('moves on the bench', () => {
  it.each([
    ['nobody when nothing changed', [1, 2, 3, 4], [1, 2, 3, 4], []],
    ['the second who became first', [1, 2, 3, 4], [1, 3, 2, 4], [{ playerId: 3, from: 2, to: 1 }]],
    ['the last who became first', [1, 2, 3, 4], [1, 4, 2, 3], [{ playerId: 4, from: 3, to: 1 }]],
    ['the first who became last', [1, 2, 3, 4], [1, 3, 4, 2], [{ playerId: 2, from: 1, to: 3 }]],
    ['not one who came from the pitch', [1, 2, 3, 4], [1, 9, 3, 4], []],
  ])('%s', (_, before, after, moves) => {
    expect(benchMoves(before, after)).toEqual(moves);
  });
});
