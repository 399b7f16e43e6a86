import { searchWords } from './searchWords.js';

it.each([
  ['De Kantine', ['de', 'kantine']],
  ['ÉÉN-twee  één!', ['een', 'twee']],
  ["Café 't Hoekske", ['cafe', 't', 'hoekske']],
  ['⚽🏆⚽🏆', ['⚽🏆⚽🏆']],
  ['Ⅳ ｆｃ', ['iv', 'fc']],
  ['%_%', ['%_%']],
  ['   ', []],
])('splits %j into words', (name, words) => {
  expect(searchWords(name)).toEqual(words);
});
