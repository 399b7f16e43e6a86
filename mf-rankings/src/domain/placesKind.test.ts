import { placesKind } from './placesKind.js';

it.each([
  ['general', 1, 1, 'one'],
  ['general', 2, 3, 'two'],
  ['general', 1, 10, 'top'],
  ['periode-1', 4, 7, 'range'],
  ['week', 1, 1, 'winner'],
  ['league-week', 1, 1, null],
] as const)('a prize of type %s for places %i to %i reads %s', (type, firstRank, lastRank, kind) => {
  expect(placesKind({ type, firstRank, lastRank })).toBe(kind);
});
