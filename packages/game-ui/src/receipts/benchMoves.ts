/** A bench player whose place in the order changed: places count from 0, the goalkeeper's. */
export interface BenchMove {
  readonly playerId: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Players whose place on the bench changed: those who moved up, or those who moved down if they are fewer. Players who
 * left or joined the bench have not moved.
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
