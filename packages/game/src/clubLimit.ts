import type { CompetitionRules } from './types.js';

/**
 * The most selections of one nation in a matchday; after the last listed matchday the last limit stays (decisions
 * §1.5).
 */
export function clubLimit(rules: Pick<CompetitionRules, 'clubLimitByMatchday'>, matchday: number): number {
  const limits = rules.clubLimitByMatchday;
  const index = Math.min(Math.max(matchday, 1), limits.length) - 1;
  return limits[index] ?? Number.POSITIVE_INFINITY;
}
