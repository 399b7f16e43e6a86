import { COACH } from '../positions.js';
import type { CompetitionRules, HalfPoints, PositionId } from '../types.js';
import type { PointLine } from './pointLine.js';
import type { ScoringRule } from './scoringRule.js';
import type { MatchStat } from './statistics.js';

/**
 * The points of one player in one match, one line for each rule that gave or cost points, in the order of the table
 * (spec §9). Who played 0 minutes gets nothing but what the table gives on the bench. A coach has no statistics: see
 * `scoreCoach`.
 */
export function scoreAppearance(
  stat: MatchStat,
  positionId: PositionId,
  { scoring }: Pick<CompetitionRules, 'scoring'>,
): PointLine[] {
  const lines: PointLine[] = [];
  for (const { rule, points, minutes, isUnknown, numberOf, timesAt } of compiledTable(scoring)[positionId]) {
    if (stat.minutes < minutes || (stat.unknown && isUnknown(stat.unknown))) continue;
    const value = numberOf(stat);
    if (value === null) continue;
    const times = timesAt(value);
    if (times !== 0) lines.push({ rule, stat: value, points: times * points });
  }
  return lines;
}

/** A rule of the table for one position. */
interface CompiledRule {
  readonly rule: ScoringRule['rule'];
  /** Never 0. */
  readonly points: HalfPoints;
  readonly minutes: number;
  /** Whether the source lacks a count that the rule reads. */
  readonly isUnknown: (unknown: NonNullable<MatchStat['unknown']>) => boolean;
  /** The number that explains the points; null where there is none. */
  readonly numberOf: (stat: MatchStat) => number | null;
  /** How many times the points count. */
  readonly timesAt: (value: number) => number;
}

type CompiledTable = Readonly<Record<PositionId, readonly CompiledRule[]>>;

/** A settlement scores a thousand appearances with one table. */
const tables = new WeakMap<readonly ScoringRule[], CompiledTable>();

function compiledTable(scoring: readonly ScoringRule[]): CompiledTable {
  const cached = tables.get(scoring);
  if (cached) return cached;
  const of = (positionId: PositionId) =>
    positionId === COACH ? [] : scoring.flatMap((rule) => compile(rule, positionId));
  const table = { 0: of(0), 1: of(1), 2: of(2), 3: of(3), 4: of(4) };
  tables.set(scoring, table);
  return table;
}

function compile(setting: ScoringRule, positionId: PositionId): CompiledRule[] {
  const { rule, statistic, minus, minutes = 1 } = setting;
  const points = setting.points[positionId];
  if (points === 0) return [];
  const numberOf =
    minus === undefined
      ? // A statistic that this release doesn't know has no value.
        (stat: MatchStat) => stat[statistic] ?? null
      : (stat: MatchStat) => (stat[statistic] ?? 0) - (stat[minus] ?? 0);
  const isUnknown: CompiledRule['isUnknown'] = (unknown) =>
    unknown.some((name) => name === statistic || name === minus);
  return [{ rule, points, minutes, isUnknown, numberOf, timesAt: counter(setting) }];
}

function counter({ per = 1, from, to, times }: ScoringRule): CompiledRule['timesAt'] {
  if (times) return (value) => times[value - 1] ?? 0;
  if (from === undefined && to === undefined) return (value) => Math.max(0, Math.floor(value / per));
  const min = from ?? Number.NEGATIVE_INFINITY;
  const max = to ?? Number.POSITIVE_INFINITY;
  return (value) => (value >= min && value <= max ? 1 : 0);
}
