import type { Place } from '../../packed/index.js';

/** A ranking to read from, wherever it is; index 0 is the best team. */
export interface RankingView {
  readonly length: number;
  /** The places at these indexes, in the order in which they are given. */
  placesAt(indexes: readonly number[]): Promise<readonly Place[]>;
  /** Ids of the teams at indexes `from` up to, and without, `to`, as far as there are any. */
  teamsAt(from: number, to: number): Promise<readonly number[]>;
  /** Indexes of these teams, by id; teams outside of the ranking are left out. */
  indexesOf(teamIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** Whole numbers `from` up to, and without, `to`. */
export function indexRange(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}
