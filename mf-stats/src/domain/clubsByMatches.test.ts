import { exampleMatch } from '@euro/platform/testing';
import { clubsByMatches } from './clubsByMatches.js';

const club = (id: number) => ({ id, short: `C${id}`, name: `Club ${id}` });
const clubs = [1, 2, 3, 4, 5].map((id) => ({
  ...club(id),
  nl: `Club ${id}`,
  en: `Club ${id}`,
  group: 'A',
  pot: 1,
}));
const match = (home: number, away: number) => exampleMatch({ homeId: club(home), awayId: club(away) });
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

it.each([
  ['an ordinary matchday with one club too many', [match(1, 2), match(3, 4)], [], [5]],
  ['a double matchday', [match(1, 2), match(1, 3), match(4, 5)], [1], []],
  ['a matchday without matches', [], [], []],
] as const)('%s', (_what, matches, twice, free) => {
  const found = clubsByMatches(matches, clubs);
  expect([ids(found.twice), ids(found.free)]).toEqual([twice, free]);
});
