import type { HalfPoints, PerPosition } from '../types.js';
import { toHalfPoints } from '../units.js';
import type { PlayerRule } from './pointLine.js';
import type { StatisticName } from './statistics.js';

/** A number of a player's match that a rule may read. */
export type ScoredStatistic = StatisticName | 'skillIndex';

/**
 * Terms by which a rule of the scoring table turns a number into points; the table is data (spec §9,
 * docs/feed-format.md).
 *
 * The points count for each unit of the statistic, unless `per`, `from`/`to` or `times` is set.
 */
interface RuleTerms {
  /** Taken off the statistic: a rule may read a balance. */
  readonly minus?: string | undefined;
  /** The points count once for every `per` units. */
  readonly per?: number | undefined;
  /** The points count once, from this number on. */
  readonly from?: number | undefined;
  /** The points count once, up to this number. */
  readonly to?: number | undefined;
  /** How many times the points count at the numbers 1, 2, 3 and so on; never at any other. */
  readonly times?: number[] | undefined;
  /** Minimum minutes of the player; 1 when left out, 0 for rules that also count on the bench. */
  readonly minutes?: number | undefined;
}

/** A rule as the settings of a competition say it; points as people write them. */
export interface ScoringSetting extends RuleTerms {
  /** A `PlayerRule`: readers of settings may be older than a rule. */
  readonly rule: string;
  /** A `ScoredStatistic`: the number that explains the points. */
  readonly statistic: string;
  /** One number for all, or by position id; positions without an entry get none. */
  readonly points: number | { readonly [position in 1 | 2 | 3 | 4]?: number | undefined };
}

/** A rule as the game works with it. */
export interface ScoringRule extends RuleTerms {
  readonly rule: PlayerRule;
  readonly statistic: ScoredStatistic;
  readonly minus?: StatisticName | undefined;
  /** Half points by position. */
  readonly points: PerPosition;
}

/** The rules of a scoring table in integer half points. A coach has none of them: see `scoreCoach`. */
export function scoringRules(settings: readonly ScoringSetting[]): readonly ScoringRule[] {
  return settings.map(({ points, ...terms }) => {
    const of = (position: 1 | 2 | 3 | 4): HalfPoints =>
      toHalfPoints(typeof points === 'number' ? points : (points[position] ?? 0));
    return { ...terms, points: { 0: 0, 1: of(1), 2: of(2), 3: of(3), 4: of(4) } } as ScoringRule;
  });
}
