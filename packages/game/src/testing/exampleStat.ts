import { EMPTY_STAT, type MatchStat } from '../scoring/statistics.js';

/** Statistics for a test: 0 everywhere, no skill index, except for the given fields. */
export function exampleStat(fields: Partial<MatchStat> = {}): MatchStat {
  return { ...EMPTY_STAT, ...fields };
}
