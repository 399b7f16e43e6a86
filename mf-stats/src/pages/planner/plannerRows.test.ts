import { COACH, FORWARD, GOALKEEPER } from '@euro/game';
import { exampleMatch, examplePlayer } from '@euro/platform/testing';
import { loadOf, menRows, nationRows, sortRows } from './plannerRows.js';

const side = (id: number, short: string) => ({ id, short, name: short });
const GER = side(1, 'GER');
const SCO = side(2, 'SCO');
const HUN = side(3, 'HUN');
const SUI = side(4, 'SUI');

const match = (id: number, weekId: number, homeId: typeof GER, awayId: typeof GER) =>
  exampleMatch({ id, weekId, homeId, awayId, homeScore: null, awayScore: null, status: 'scheduled' });

/** Germany is a 5, Switzerland a 4, Hungary a 2 and Scotland a 1. */
const source = {
  weeks: [2, 3],
  matches: [match(15, 2, GER, HUN), match(16, 2, SCO, SUI), match(25, 3, SUI, GER), match(26, 3, SCO, HUN)],
  difficultyOf: (id: number) => (({ 1: 5, 2: 1, 3: 2, 4: 4 }) as const)[id] ?? 3,
} as const;

const squad = [
  examplePlayer({ id: 10, clubId: 2, positionId: COACH }),
  examplePlayer({ id: 11, clubId: 4, positionId: FORWARD }),
  examplePlayer({ id: 12, clubId: 1, positionId: GOALKEEPER }),
  examplePlayer({ id: 13, clubId: 9, positionId: GOALKEEPER }),
];
const men = menRows(squad, source);

describe('a programme', () => {
  it('has a mean of the known matches', () => {
    expect(men.map(({ id, mean }) => [id, mean])).toEqual([
      [10, 3],
      [11, 3],
      [12, 3],
      [13, null],
    ]);
  });

  it('has no match for an eliminated nation while a pairing is undecided', () => {
    const open = exampleMatch({
      ...match(37, 4, GER, HUN),
      stage: 'Round of 16',
      homeId: null,
      awayId: null,
    });
    const knockOut = { ...source, weeks: [4], matches: [...source.matches, open], outIds: new Set([SCO.id]) };
    const rows = nationRows([GER.id, SCO.id], knockOut);
    expect(rows.map(({ entries }) => entries.map(({ kind }) => kind))).toEqual([['open'], ['none']]);
  });

  it.each([
    ['easiest', [12, 11, 10, 13]],
    ['position', [12, 13, 11, 10]],
    [2, [11, 12, 10, 13]],
    [3, [10, 12, 11, 13]],
  ] as const)('sorted by %s is %j', (sort, ids) => {
    expect(sortRows(men, sort).map(({ id }) => id)).toEqual(ids);
  });

  it('of nations retains their order among equals', () => {
    expect(sortRows(nationRows([2, 1, 4], source), 'easiest').map(({ id }) => id)).toEqual([2, 1, 4]);
  });

  it('sums a team’s difficulties in each matchday', () => {
    expect(loadOf(men, [2, 3])).toEqual([
      { weekId: 2, mean: 7 / 3, light: 2 },
      { weekId: 3, mean: 11 / 3, light: 1 },
    ]);
  });
});
