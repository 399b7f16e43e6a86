import { lineOfPath, repeatedKeys } from './lineOfPath.js';

const JSON_TEXT = `{
  "feed": "EURO\\"M", "season": 2024,
  "rows": {},
  "settings": {
    "limits": [3, 4,
      5],
    "spans": [
      { "id": 1, "name": "a } ] b" },
      { "id" : 2 }
    ],
    "budget"
      : 100
  }
}`;

it.each([
  [['feed'], 2],
  [['season'], 2],
  [['settings'], 4],
  [['settings', 'limits', 1], 5],
  [['settings', 'limits', 2], 6],
  [['settings', 'spans', 1, 'id'], 9],
  [['settings', 'budget'], 11],
  [[], 1],
])('%j is on line %i', (path, line) => {
  expect(lineOfPath(JSON_TEXT, path)).toBe(line);
});

it('a missing field is on the line of its parent', () => {
  expect(lineOfPath(JSON_TEXT, ['settings', 'saleStep'])).toBe(4);
  expect(lineOfPath(JSON_TEXT, ['rows', 'clubs.csv'])).toBe(3);
  expect(lineOfPath(JSON_TEXT, ['name', 'nl'])).toBe(1);
});

it('a file of one line has no line number', () => {
  expect(lineOfPath(JSON.stringify(JSON.parse(JSON_TEXT)), ['feed'])).toBeNull();
});

it('keys that an object has twice are found at any depth', () => {
  const json = `{ "a": 1,
    "b": [{ "c": 1 }, { "c": 2,
      "c": { "a": 3 } }],
    "a": "{ \\"c\\": 1, \\"c\\": 2 }" }`;
  expect(repeatedKeys(json)).toEqual([
    { name: 'c', line: 3 },
    { name: 'a', line: 4 },
  ]);
  expect(repeatedKeys(JSON_TEXT)).toEqual([]);
});
