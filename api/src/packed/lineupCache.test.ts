import { LineupCache } from './lineupCache.js';
import type { LineupRange } from './lineupRanges.js';

const TEAMS = 100;

/** Of 4,908 bytes. */
const range = (): LineupRange => ({
  teams: TEAMS,
  teamIds: new Int32Array(TEAMS),
  createdAt: new Float64Array(TEAMS),
  boosters: new Uint8Array(TEAMS),
  layout: { bench: 14, size: 18 },
  players: new Int32Array(2),
  lineups: new Uint16Array(TEAMS * 18),
});

const copy = (part: number, { weekId = 1, version = 7 } = {}) => ({
  competitionId: 1,
  weekId,
  part,
  version,
});

it('returns a range only for the version under which it was cached', () => {
  const cache = new LineupCache();
  const first = range();
  cache.set(copy(3), first);
  expect(cache.get(copy(3))).toBe(first);
  expect(cache.get(copy(3, { version: 8 }))).toBeNull();
  expect(cache.get(copy(3, { weekId: 2 }))).toBeNull();
  expect(cache.get({ ...copy(3), competitionId: 2 })).toBeNull();
  const second = range();
  cache.set(copy(3, { version: 8 }), second);
  expect([cache.get(copy(3)), cache.get(copy(3, { version: 8 }))]).toEqual([null, second]);
});

it('retains the most recently used ranges, up to its limit of bytes', () => {
  const cache = new LineupCache(3 * 4_908);
  for (const part of [1, 2, 3]) cache.set(copy(part), range());
  cache.get(copy(1));
  cache.set(copy(4), range());
  expect([1, 2, 3, 4].filter((part) => cache.get(copy(part)))).toEqual([1, 3, 4]);
  const small = new LineupCache(4_907);
  small.set(copy(1), range());
  expect(small.get(copy(1))).toBeNull();
});

it('reports whether there is room without evicting anything', () => {
  const cache = new LineupCache(3 * 4_908);
  cache.set(copy(1), range());
  expect([cache.hasRoom(2 * 4_908), cache.hasRoom(2 * 4_908 + 1)]).toEqual([true, false]);
  expect([cache.has(copy(1)), cache.has(copy(1, { version: 8 })), cache.has(copy(2))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('retains only the given matchdays of a competition', () => {
  const cache = new LineupCache();
  for (const weekId of [1, 2, 11]) cache.set(copy(0, { weekId }), range());
  cache.set({ ...copy(0), competitionId: 2 }, range());
  cache.keepOnly(1, new Set([2]));
  expect([1, 2, 11].filter((weekId) => cache.has(copy(0, { weekId })))).toEqual([2]);
  expect(cache.has({ ...copy(0), competitionId: 2 })).toBe(true);
});

it('evicts a matchday, and not one whose number starts with the same digits', () => {
  const cache = new LineupCache();
  for (const weekId of [1, 11]) for (const part of [0, 1]) cache.set(copy(part, { weekId }), range());
  cache.drop({ competitionId: 1, weekId: 1 });
  expect([cache.get(copy(0)), cache.get(copy(1))]).toEqual([null, null]);
  expect(cache.get(copy(0, { weekId: 11 }))).not.toBeNull();
});
