import { transferGain } from './transferGain.js';

const [ANNA, BERT, CARL] = [1, 2, 3];
/** Points of three matchdays in halves. */
const points: Readonly<Record<number, readonly number[]>> = {
  [ANNA]: [2, 4, 8],
  [BERT]: [10, 6, 20],
  [CARL]: [0, 30, 1],
};
const pointsIn = (playerId: number, weekId: number) => points[playerId]?.[weekId - 1] ?? 0;

describe('the gain of a transfer', () => {
  it('has the points of both players in its matchdays', () => {
    const transfer = { weekIds: [2, 3], outId: ANNA, inId: BERT };
    expect(transferGain(transfer, pointsIn)).toEqual({ inPoints: 26, outPoints: 12 });
  });

  it('adds up to what the team scored more than without any transfer', () => {
    const transfers = [
      { weekIds: [2, 3], outId: ANNA, inId: BERT },
      { weekIds: [3], outId: BERT, inId: CARL },
    ];
    const gains = transfers.map((transfer) => transferGain(transfer, pointsIn));
    const sum = gains.reduce((total, { inPoints, outPoints }) => total + inPoints - outPoints, 0);
    // Bert in matchday 2 and Carl in matchday 3 for Anna.
    expect(sum).toBe(6 + 1 - (4 + 8));
  });
});
