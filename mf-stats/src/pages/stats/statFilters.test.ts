import {
  MOST_FILTERS,
  partsOf,
  readStatFilters,
  withoutPart,
  withPart,
  writeStatFilters,
} from './statFilters.js';

const goals = { column: 'goals', min: 2 } as const;

describe('statistics filters', () => {
  it('have each end of a column separately', () => {
    const combined = withPart([goals], { column: 'goals', bound: 'max', value: 4 });
    expect(combined).toEqual([{ column: 'goals', min: 2, max: 4 }]);
    expect(partsOf(combined)).toEqual([
      { column: 'goals', bound: 'min', value: 2 },
      { column: 'goals', bound: 'max', value: 4 },
    ]);
    expect(withoutPart(combined, { column: 'goals', bound: 'min' })).toEqual([{ column: 'goals', max: 4 }]);
  });

  it('replace an end that is set again, and are removed with their last one', () => {
    expect(withPart([goals], { column: 'goals', bound: 'min', value: 3 })).toEqual([{ ...goals, min: 3 }]);
    expect(withoutPart([goals], { column: 'goals', bound: 'min' })).toEqual([]);
  });

  it('preserve a zero, a negative number and a decimal in the address', () => {
    const filters = [
      { column: 'total', min: -3 },
      { column: 'own_goals', max: 0 },
      { column: 'popularity', max: 10.5 },
    ] as const;
    expect(readStatFilters(writeStatFilters(filters))).toEqual(filters);
  });

  it('are limited to the API’s maximum', () => {
    const columns = [
      'goals',
      'assists',
      'time',
      'saves',
      'form',
      'total',
      'duelWon',
      'duelLost',
      'popularity',
    ];
    expect(readStatFilters(columns.map((column) => `${column}:1:`).join(','))).toHaveLength(MOST_FILTERS);
  });
});
