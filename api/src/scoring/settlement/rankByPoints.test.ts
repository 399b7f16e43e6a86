import fc from 'fast-check';
import { rankByPoints } from './rankByPoints.js';

async function places(points: readonly number[], order = points.map((_, index) => index)) {
  const { ranks, positions } = await rankByPoints(Int32Array.from(points), Uint32Array.from(order));
  return { ranks: [...ranks], positions: [...positions] };
}

it('gives equal points the same rank and skips the following ones: 1, 1, 3', async () => {
  expect(await places([90, 90, 88])).toEqual({ ranks: [1, 1, 3], positions: [1, 2, 3] });
});

it('orders the teams of a tie as given', async () => {
  expect(await places([90, 88, 90], [2, 1, 0])).toEqual({ ranks: [1, 3, 1], positions: [2, 3, 1] });
});

it('ranks teams below zero, one team and no team', async () => {
  expect(await places([-3, 0, -8])).toEqual({ ranks: [2, 1, 3], positions: [2, 1, 3] });
  expect(await places([0])).toEqual({ ranks: [1], positions: [1] });
  expect(await places([])).toEqual({ ranks: [], positions: [] });
});

it('equals sorting and counting, for any points (seed 2024)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 60 }), async (points) => {
      const { ranks, positions } = await places(points);
      expect(ranks).toEqual(points.map((own) => 1 + points.filter((other) => other > own).length));
      const sorted = points
        .map((own, index) => ({ own, index }))
        .sort((a, b) => b.own - a.own || a.index - b.index);
      for (const [place, { index }] of sorted.entries()) expect(positions[index]).toBe(place + 1);
    }),
    { seed: 2024, numRuns: 300 },
  );
});
