import { clubLimit } from '../clubLimit.js';
import { countClubs } from '../countClubs.js';
import type { CompetitionRules, GamePlayer } from '../types.js';

/** A nation of which a squad holds more than the matchday allows. */
export interface SurplusClub {
  readonly clubId: number;
  /** Selections of this nation in the squad, coach included. */
  readonly count: number;
  readonly limit: number;
}

/** The nations above the club limit of a matchday (decisions §1.5), in the order in which the squad names them. */
export function surplusClubs(
  squad: readonly GamePlayer[],
  rules: Pick<CompetitionRules, 'clubLimitByMatchday'>,
  matchday: number,
): readonly SurplusClub[] {
  const limit = clubLimit(rules, matchday);
  return [...countClubs(squad)].flatMap(([clubId, count]) =>
    count > limit ? [{ clubId, count, limit }] : [],
  );
}
