import { inSlices } from './inSlices.js';

/** Places of teams, by index: `ranks` share equal points (1, 1, 3), `positions` don't (1, 2, 3). */
export interface Places {
  readonly ranks: Int32Array;
  readonly positions: Int32Array;
}

/**
 * Ranks teams by points, most first, in one pass over a histogram of the points: their range is small however many
 * teams there are.
 * @param order indexes of the teams in the order that decides inside a tie (decisions §5.1).
 */
export async function rankByPoints(points: Int32Array, order: Uint32Array): Promise<Places> {
  const ranks = new Int32Array(points.length);
  const positions = new Int32Array(points.length);
  if (points.length === 0) return { ranks, positions };

  const [lowest, highest] = rangeOf(points);
  const teamsWith = new Uint32Array(highest - lowest + 1);
  for (const value of points) teamsWith[value - lowest] = (teamsWith[value - lowest] ?? 0) + 1;

  // The rank of a number of points is one more than the teams above it.
  const rankOf = new Uint32Array(teamsWith.length);
  let above = 0;
  for (let bucket = teamsWith.length - 1; bucket >= 0; bucket -= 1) {
    rankOf[bucket] = above + 1;
    above += teamsWith[bucket] ?? 0;
  }

  const nextPosition = rankOf.slice();
  await inSlices(order.length, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const index = order[at] ?? 0;
      const bucket = (points[index] ?? 0) - lowest;
      const position = nextPosition[bucket] ?? 0;
      ranks[index] = rankOf[bucket] ?? 0;
      positions[index] = position;
      nextPosition[bucket] = position + 1;
    }
  });
  return { ranks, positions };
}

function rangeOf(values: Int32Array): [number, number] {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return [lowest, highest];
}
