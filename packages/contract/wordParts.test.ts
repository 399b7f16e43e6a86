import { wordParts } from './wordParts.js';

it.each([
  ['EuroManager', 'Euro', 'Manager'],
  ['WK-manager', 'WK', '-manager'],
  ['World Cup Manager', 'World', ' Cup Manager'],
  ['CompManager', 'Comp', 'Manager'],
  ['Voetbal', 'Voetbal', ''],
])('sets the name %s as %s and %s', (word, bold, rest) => {
  expect(wordParts(word)).toEqual([bold, rest]);
});
