import { exampleMatch } from '@euro/platform/testing';
import { nationRows } from './plannerRows.js';
import { remarksOn } from './remarks.js';

/** Nation 1 meets a 5, then a 1; nation 2 a 1, then a 3; nation 3 a 4, then a 2. */
const GAMES = [
  [1, 2, 15],
  [1, 3, 11],
  [2, 2, 21],
  [2, 3, 23],
  [3, 2, 34],
  [3, 3, 32],
] as const;

const side = (id: number) => ({ id, short: String(id), name: String(id) });
const source = {
  weeks: [2, 3],
  matches: GAMES.map(([nation, weekId, opponent]) =>
    exampleMatch({
      id: opponent,
      weekId,
      homeId: side(nation),
      awayId: side(opponent),
      status: 'scheduled',
      homeScore: null,
      awayScore: null,
    }),
  ),
  difficultyOf: (id: number) => (id % 10) as 1 | 2 | 3 | 4 | 5,
};
const remarksOf = (...nations: number[]) => remarksOn(nationRows(nations, source), source.weeks);

describe('the remarks', () => {
  it('have the hardest matchday, with the number of strong opponents', () => {
    expect(remarksOf(1, 2, 3)[0]).toEqual({ kind: 'heaviest', weekId: 2, strong: 2 });
  });

  it('have the nations with a hard start and easy matches afterwards, the greatest relief first', () => {
    expect(remarksOf(3, 1)[1]).toMatchObject({ kind: 'hardStart', row: { id: 1 }, first: { level: 5 } });
  });

  it('have no matchday without a strong opponent', () => {
    expect(remarksOf(2)).toEqual([]);
  });

  it('are none where no match is known', () => {
    expect(remarksOf(9)).toEqual([]);
  });
});
