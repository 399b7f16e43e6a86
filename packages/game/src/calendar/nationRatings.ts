import type { Tenths } from '../types.js';

/** The facts from which a nation's rating is computed. */
export interface NationRecord {
  readonly clubId: number;
  /** Total value of its sixteen most valuable players. */
  readonly squadValue: Tenths;
  /** Goals for and against of its matches so far, after 90 or 120 minutes. */
  readonly results: readonly { readonly for: number; readonly against: number }[];
}

/** Matches after which results weigh as much as the squad's value. */
const MATCHES_TO_TRUST = 2;
/** A bigger win says no more than this one. */
const MAX_GOAL_DIFFERENCE = 3;

/**
 * The strength of each nation, from 0 to 1, computed from played matches and squad values only.
 *
 * Before the first match it is the rank of the squad's value among all nations: the most valuable 1, the least
 * valuable 0, equal values the mean of their ranks. A match is worth the mean of its points (3, 1 or 0, of 3) and its
 * goal difference (clipped at three, from -3 = 0 to +3 = 1). After n matches the mean of the matches weighs n / (n +
 * 2), the rank the rest.
 */
export function nationRatings(records: readonly NationRecord[]): ReadonlyMap<number, number> {
  return new Map(
    records.map((record) => {
      const matchCount = record.results.length;
      const trust = matchCount / (matchCount + MATCHES_TO_TRUST);
      const rating = (1 - trust) * valueRank(record, records) + trust * meanResult(record);
      return [record.clubId, rating];
    }),
  );
}

function valueRank({ squadValue }: NationRecord, records: readonly NationRecord[]): number {
  if (records.length < 2) return 0.5;
  const cheaper = records.filter((other) => other.squadValue < squadValue).length;
  const equal = records.filter((other) => other.squadValue === squadValue).length - 1;
  return (cheaper + equal / 2) / (records.length - 1);
}

function meanResult({ results }: NationRecord): number {
  if (results.length === 0) return 0;
  return results.reduce((sum, result) => sum + twelfths(result), 0) / (12 * results.length);
}

/**
 * The mean of points / 3 and (goal difference + 3) / 6, in twelfths: whole, so that the order of the matches is no
 * matter.
 */
function twelfths({ for: scored, against }: NationRecord['results'][number]): number {
  const difference = Math.max(-MAX_GOAL_DIFFERENCE, Math.min(MAX_GOAL_DIFFERENCE, scored - against));
  const points = difference > 0 ? 3 : difference === 0 ? 1 : 0;
  return 2 * points + difference + MAX_GOAL_DIFFERENCE;
}
