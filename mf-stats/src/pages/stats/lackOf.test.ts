import { lackOf } from './lackOf.js';

it('a column is unknown or incomplete as the API says, clean sheets like the goals conceded', () => {
  const row = { unknown: ['conceeded'], incomplete: ['saves'] };
  expect(['conceeded', 'cleanSheets', 'saves', 'goals'].map((column) => lackOf(row, column))).toEqual([
    'all',
    'all',
    'some',
    null,
  ]);
  expect(lackOf({}, 'saves')).toBeNull();
});
