import { parseSorters } from './parseSorters.js';

const byTotal = [{ column: 'total', isDescending: true }];

describe('the requested order', () => {
  it.each([
    [undefined, byTotal],
    ['', byTotal],
    ['null', byTotal],
    ['[]', byTotal],
    ['total DESC', byTotal],
    ['goals', [{ column: 'goals', isDescending: true }]],
    ['name ASC', [{ column: 'name', isDescending: false }]],
    ['value:asc', [{ column: 'value', isDescending: false }]],
    [
      'goals DESC, value ASC',
      [
        { column: 'goals', isDescending: true },
        { column: 'value', isDescending: false },
      ],
    ],
    ['{"column":"goals","direction":"ASC"}', [{ column: 'goals', isDescending: false }]],
    ['[{"field":"duelWon","order":"descend"}]', [{ column: 'duelWon', isDescending: true }]],
  ])('%s', (text, sorters) => expect(parseSorters(text)).toEqual(sorters));

  it.each([
    'salary DESC',
    'total SIDEWAYS',
    'total; DROP TABLE players',
    '{"column":"salary"}',
    '[1]',
    '{',
    '[{}]',
  ])('cannot be %s', (text) => expect(parseSorters(text)).toBeNull());
});
