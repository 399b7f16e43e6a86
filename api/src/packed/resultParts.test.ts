import fc from 'fast-check';
import { PART, partOf, RESULT, ResultParts, readPart, readResult, type TeamResult } from './resultParts.js';

const whole = fc.integer({ min: -0x7fff_ffff, max: 0x7fff_ffff });
const results = fc.uniqueArray(
  fc.record<TeamResult>({
    // Many neighbours, and some far away.
    teamId: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 0x7fff_ffff })),
    halfPoints: whole,
    totalHalf: whole,
    weekRank: fc.integer({ min: 1, max: 0x7fff_ffff }),
    generalRank: whole,
    generalMove: fc.option(whole),
  }),
  { selector: ({ teamId }) => teamId, maxLength: 80 },
);

it('unpacks what was packed, team by team and part by part (seed 2024)', () => {
  fc.assert(
    fc.property(results, (unsorted) => {
      const sorted = [...unsorted].sort((a, b) => a.teamId - b.teamId);
      const parts = new ResultParts(sorted.length);
      for (const result of sorted) parts.add(result);
      const rows = parts.rows();
      expect(rows.flatMap(({ part, bytes }) => readPart(part, bytes))).toEqual(sorted);
      for (const result of sorted) {
        const bytes = rows.find(({ part }) => part === partOf(result.teamId))?.bytes ?? Buffer.alloc(0);
        const start = (result.teamId % PART) * RESULT;
        expect(readResult(result.teamId, bytes.subarray(start, start + RESULT))).toEqual(result);
      }
    }),
    { seed: 2024, numRuns: 200 },
  );
});

it('has nothing for a team that does not take part, also for bytes of other drivers', () => {
  const parts = new ResultParts(1);
  parts.add({ teamId: 65, halfPoints: 0, totalHalf: 0, weekRank: 1, generalRank: 1, generalMove: null });
  const [row] = parts.rows();
  const bytes = Uint8Array.from(row?.bytes ?? []).buffer;
  expect(row?.part).toBe(1);
  expect(readPart(1, bytes).map(({ teamId }) => teamId)).toEqual([65]);
  expect(readResult(64, bytes.slice(0, RESULT))).toBeNull();
});
