import { PlayerIndexes } from './playerIndexes.js';

it('numbers players from one, for small ids and large ones, and nobody is 0', () => {
  const indexes = new PlayerIndexes();
  const ids = [5, 2_000_000_000, 0, 16_383, 16_384, 5, 2_000_000_000, 16_384];
  expect(ids.map((id) => indexes.of(id))).toEqual([1, 2, 0, 3, 4, 1, 2, 4]);
  expect([...indexes.ids()]).toEqual([0, 5, 2_000_000_000, 16_383, 16_384]);
});

it('rejects more players than fit a 16-bit number', () => {
  const indexes = new PlayerIndexes();
  const ids = Array.from({ length: (1 << 16) - 1 }, (_, index) => index + 1);
  expect(ids.filter((id) => indexes.of(id) !== id)).toEqual([]);
  expect(() => indexes.of(1 << 16)).toThrow('More than 65535 players');
  expect(indexes.of(65_535)).toBe(65_535);
});
