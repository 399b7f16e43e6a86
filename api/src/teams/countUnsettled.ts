import type { HalfPoints } from '@euro/game';
import type { VisibleResult } from './loadResults.js';

/**
 * A team's results with what its running matchday gives now: a power sub counts for everybody who reads the team before the
 * matchday is settled again, so that the points shown add up. The ranks are those of the visible settlement.
 */
export function countUnsettled(
  results: readonly VisibleResult[],
  weekId: number,
  halfPoints: HalfPoints,
): VisibleResult[] {
  return results.map((result) =>
    result.weekId === weekId
      ? { ...result, halfPoints, totalHalf: result.totalHalf + halfPoints - result.halfPoints }
      : result,
  );
}
