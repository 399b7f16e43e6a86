import type { PositionId } from '../types.js';
import { pairSwaps } from './pairSwaps.js';

/** 20 and 21 defend, 30 and 31 play in midfield, 40 and 41 up front; 1x are those who were on the bench. */
const positionOf = (id: number): PositionId => {
  const positions: Readonly<Record<number, PositionId>> = { 12: 2, 13: 3, 14: 4, 20: 2, 21: 2, 30: 3, 40: 4 };
  return positions[id] ?? 1;
};

describe('swaps are shown in pairs', () => {
  it('of the same position, whatever the order in which they are listed', () => {
    const swaps = {
      toPitch: [12, 13],
      toBench: [30, 20],
      benchBefore: [10, 12, 13],
      benchAfter: [10, 20, 30],
    };
    expect(pairSwaps({ ...swaps, positionOf })).toEqual([
      { inId: 12, outId: 20 },
      { inId: 13, outId: 30 },
    ]);
  });

  it('of the same position also when the bench was put in another order afterwards', () => {
    const swaps = {
      toPitch: [12, 13],
      toBench: [30, 20],
      benchBefore: [10, 12, 13],
      benchAfter: [10, 30, 20],
    };
    expect(pairSwaps({ ...swaps, positionOf })).toEqual([
      { inId: 12, outId: 20 },
      { inId: 13, outId: 30 },
    ]);
  });

  it('by the place on the bench where the formation changed', () => {
    const swaps = {
      toPitch: [13, 14],
      toBench: [21, 20],
      benchBefore: [10, 13, 14],
      benchAfter: [10, 20, 21],
    };
    expect(pairSwaps({ ...swaps, positionOf })).toEqual([
      { inId: 13, outId: 20 },
      { inId: 14, outId: 21 },
    ]);
  });

  it('in order when nothing else distinguishes them', () => {
    const swaps = { toPitch: [13], toBench: [40, 20], benchBefore: [], benchAfter: [] };
    expect(pairSwaps({ ...swaps, positionOf })).toEqual([{ inId: 13, outId: 40 }]);
  });
});
