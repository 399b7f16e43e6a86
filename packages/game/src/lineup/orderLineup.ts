import { GOALKEEPER } from '../positions.js';
import type { Lineup, PositionId } from '../types.js';

/** The same lineup in the order it is kept: starters in rows from coach to forward, the bench's goalkeeper first. */
export function orderLineup(lineup: Lineup, positions: ReadonlyMap<number, PositionId>): Lineup {
  const position = (id: number) => positions.get(id) ?? Number.POSITIVE_INFINITY;
  const isKeeper = (id: number) => position(id) === GOALKEEPER;
  return {
    ...lineup,
    starting: lineup.starting.toSorted((a, b) =>
      position(a) < position(b) ? -1 : position(a) > position(b) ? 1 : 0,
    ),
    bench: [...lineup.bench.filter(isKeeper), ...lineup.bench.filter((id) => !isKeeper(id))],
  };
}
