/** A bench player who comes on at another turn: places count from 0, where the goalkeeper sits. */
export interface BenchMove {
  readonly playerId: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Who was moved on the bench: those who moved up, or the fewer who moved down to make that happen. Whoever left the bench or
 * came to it is no move.
 */
export function benchMoves(before: readonly number[], after: readonly number[]): BenchMove[] {
  const moves = after.flatMap((playerId, to) => {
    const from = before.indexOf(playerId);
    return from < 0 || from === to ? [] : [{ playerId, from, to }];
  });
  const up = moves.filter(({ from, to }) => from > to);
  const down = moves.filter(({ from, to }) => from < to);
  return down.length < up.length && down.length > 0 ? down : up;
}
