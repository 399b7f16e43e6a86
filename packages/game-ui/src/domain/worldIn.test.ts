import { exampleWorld, players } from '../testing/exampleWorld.js';
import { worldIn } from './worldIn.js';

const [MUSIALA, KROOS] = [110, 108];

/** Musiala moved to Spain between the deadlines of matchdays 1 and 2; Kroos left Germany then. */
const world = exampleWorld({
  players: players.map((player) => {
    if (player.id === MUSIALA) {
      const clubs = [
        { from: null, clubId: 1, shirt: 10 },
        { from: '2024-06-17T10:00:00.000Z', clubId: 5, shirt: 42 },
      ];
      return { ...player, clubId: 5, shirt: 42, clubs };
    }
    if (player.id !== KROOS) return player;
    const clubs = [{ from: null, clubId: 1, shirt: 8 }];
    return { ...player, eliminated: true, leftAt: '2024-06-17T10:00:00.000Z', clubs };
  }),
});
const clubIn = (weekId: number, id: number) => worldIn(world, weekId).players.get(id)?.clubId;

describe('the clubs of a matchday', () => {
  it('are those at its deadline, for who moved and for who left', () => {
    expect([clubIn(1, MUSIALA), clubIn(2, MUSIALA)]).toEqual([1, 5]);
    expect([clubIn(1, KROOS), clubIn(2, KROOS)]).toEqual([1, 0]);
    expect(worldIn(world, 1).players.get(MUSIALA)?.shirt).toBe(10);
  });

  it('are the same world where nobody moves', () => {
    const plain = exampleWorld();
    expect(worldIn(plain, 1)).toBe(plain);
  });
});
