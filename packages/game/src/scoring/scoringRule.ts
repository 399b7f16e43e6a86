import type { HalfPoints, PerPosition } from '../types.js';
import { toHalfPoints } from '../units.js';
import type { PlayerRule } from './pointLine.js';
import type { StatisticName } from './statistics.js';

/** A number of a player's match that a rule may read. */
export type ScoredStatistic = StatisticName | 'skillIndex';

/**
 * How a rule of the scoring table turns a number into points; the table is data (spec §9, docs/feed-format.md).
 *
 * The points count for each one of the statistic, unless one of `per`, `from`/`to` or `times` says otherwise.
 */
interface RuleTerms {
  /** Taken off the statistic: a rule may read a balance. */
  readonly minus?: string | undefined;
  /** The points count once for every so many. */
  readonly per?: number | undefined;
  /** The points count once, from this number on. */
  readonly from?: number | undefined;
  /** The points count once, up to this number. */
  readonly to?: number | undefined;
  /** How often the points count at the numbers 1, 2, 3 and on; not at all at any other. */
  readonly times?: number[] | undefined;
  /** Minutes that the player must have played; 1 when left out, 0 for what also counts on the bench. */
  readonly minutes?: number | undefined;
}

/** A rule as the settings of a competition say it; points as people write them. */
export interface ScoringSetting extends RuleTerms {
  /** A `PlayerRule`: readers of settings may be older than a rule. */
  readonly rule: string;
  /** A `ScoredStatistic`: the number that explains the points. */
  readonly statistic: string;
  /** For everybody, or by position id; who is left out has none. */
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
