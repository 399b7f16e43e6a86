import { COACH, GOALKEEPER } from '@euro/game';
import { statsRow } from '../../testing/players.js';
import { bestOf, compareFacts, type FactKey } from './compareFacts.js';

type Fields = NonNullable<Parameters<typeof statsRow>[0]>;

const comparedRow = (fields: Fields = {}, expected: number | null = 3) => ({
  row: statsRow(fields),
  expected,
});

function fact(key: FactKey, ...players: Parameters<typeof compareFacts>[0]) {
  const fact = compareFacts(players).find((each) => each.key === key);
  if (!fact) throw new Error(`no fact ${key}`);
  return fact;
}

describe('the best of a row', () => {
  it.each([
    ['the highest', [1, 3, 2], 1],
    ['none where two share it', [3, 3, 2], null],
    ['none where all have zero', [0, 0], null],
    ['the highest of those who have a value', [null, 1, 2], 2],
    ['none of one player alone', [null, 4], null],
    ['none of an empty row', [null, null], null],
    ['the smallest loss', [-2, -1], 1],
  ])('is %s', (_what, values, best) => {
    expect(bestOf(values)).toBe(best);
  });
});

describe('the facts of a comparison', () => {
  it('are price, points, value for money, form, coming matches, and the profile of statistics', () => {
    expect(compareFacts([comparedRow(), comparedRow()]).map(({ key }) => key)).toEqual([
      'value',
      'total',
      'perMillion',
      'form',
      'expected',
      'goals',
      'assists',
      'bigChanceCreated',
      'duelWon',
      'ballRecovery',
      'time',
    ]);
  });

  it('are those of goalkeepers among goalkeepers', () => {
    const keeper = comparedRow({ positionId: GOALKEEPER, saves: 7 });
    expect(fact('saves', keeper, keeper).values).toEqual([7, 7]);
  });

  it('have the points per million, as shown', () => {
    const row = fact(
      'perMillion',
      comparedRow({ total: 18, value: 9 }),
      comparedRow({ total: 18, value: 9.1 }),
    );
    expect(row).toMatchObject({ values: [2, 2], best: null });
    const other = fact(
      'perMillion',
      comparedRow({ total: 18, value: 9 }),
      comparedRow({ total: 18, value: 6 }),
    );
    expect(other).toMatchObject({ values: [2, 3], best: 1, full: 3 });
  });

  it('mark no price as the best', () => {
    expect(fact('value', comparedRow({ value: 9 }), comparedRow({ value: 4 }))).toMatchObject({
      values: [9, 4],
      best: null,
      full: null,
    });
  });

  it.each(['total', 'perMillion', 'form', 'goals', 'time'] as const)(
    'have no %s of a player who has not played',
    (key) => {
      const [value] = fact(key, comparedRow({ stats: [], total: 0, form: 0, goals: 0, time: 0 })).values;
      expect(value).toBeNull();
    },
  );

  it('have points of a coach, and no statistics', () => {
    const coach = comparedRow({ positionId: COACH, total: 6, goals: 0 });
    expect(fact('total', coach).values).toEqual([6]);
    expect(fact('goals', coach).values).toEqual([null]);
  });

  it('omit the coming matches after the last', () => {
    const keys = compareFacts([comparedRow({}, null), comparedRow({}, null)]).map(({ key }) => key);
    expect(keys).not.toContain('expected');
  });
});
