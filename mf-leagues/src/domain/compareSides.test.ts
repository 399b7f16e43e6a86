import { examplePlayersById } from '@euro/game/testing';
import { scoredSelection } from '../testing/scoredSelection.js';
import { compareSides } from './compareSides.js';

const [NAGELSMANN, ROSSI, NEUER, SOMMER, KIMMICH, KROOS, MUSIALA, FULLKRUG, VARGA] = [
  100, 300, 101, 401, 106, 108, 110, 109, 319,
];
const positionOf = (playerId: number) => examplePlayersById.get(playerId)?.positionId;
const compare = (...sides: [Parameters<typeof compareSides>[0], Parameters<typeof compareSides>[1]]) =>
  compareSides(...sides, positionOf);
const idsOf = ({ pairs }: ReturnType<typeof compareSides>) =>
  pairs.map(({ own, other }) => [own?.playerId ?? null, other?.playerId ?? null]);
const men = (...ids: number[]) => ids.map((id, order) => scoredSelection(id, { order }));

describe('two teams of a matchday', () => {
  it('differ in pairs, from attack to coach', () => {
    const sides = [men(NEUER, KIMMICH, FULLKRUG, NAGELSMANN), men(SOMMER, KROOS, VARGA, ROSSI)] as const;
    expect(idsOf(compare(...sides))).toEqual([
      [FULLKRUG, VARGA],
      [KIMMICH, KROOS],
      [NEUER, SOMMER],
      [NAGELSMANN, ROSSI],
    ]);
  });

  it('share players who bring both the same, with a sum', () => {
    const own = [scoredSelection(KROOS, { total: 6.5 }), scoredSelection(NEUER, { total: 2 })];
    const { pairs, shared, sharedPoints } = compare(own, own.toReversed());
    expect([pairs, shared.map(({ playerId }) => playerId), sharedPoints]).toEqual([[], [KROOS, NEUER], 8.5]);
  });

  it('differ first in a player of both of whom one is captain', () => {
    const own = [...men(FULLKRUG), scoredSelection(KROOS, { captain: 1, multiplier: 1.5 })];
    const { pairs, shared } = compare(own, men(VARGA, KROOS));
    expect([idsOf({ pairs, shared, sharedPoints: 0 })[0], shared]).toEqual([[KROOS, KROOS], []]);
  });

  it('leave out who does not count, and a cell empty where one has more players', () => {
    const own = [...men(MUSIALA, KROOS), scoredSelection(NEUER, { counted: false })];
    expect(idsOf(compare(own, men(VARGA)))).toEqual([
      [MUSIALA, VARGA],
      [KROOS, null],
    ]);
  });

  it('keep their places when points come in', () => {
    const before = men(MUSIALA, KROOS);
    const after = before.map((one) => ({ ...one, total: one.order * 10 }));
    expect(idsOf(compare(after, []))).toEqual(idsOf(compare(before, [])));
  });
});
