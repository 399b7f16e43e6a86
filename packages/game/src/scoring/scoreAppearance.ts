import { COACH, DEFENDER, GOALKEEPER } from '../positions.js';
import type { PositionId } from '../types.js';
import { toHalfPoints } from '../units.js';
import type { PointLine, PointRule } from './pointLine.js';
import type { MatchStat } from './statistics.js';

/** Whole points for one goal; index = position id. */
const GOAL_POINTS = [0, 6, 6, 5, 4] as const;

/** Whole points for a clean sheet; index = position id. */
const CLEAN_SHEET_POINTS = [0, 4, 4, 1, 0] as const;

/** Minutes from which a player counts as having played the match. */
export const FULL_MINUTES = 60;

interface Rule {
  readonly rule: PointRule;
  /** The number that explains the points. */
  readonly stat: (stat: MatchStat) => number;
  /** Whole points. */
  readonly points: (stat: MatchStat, positionId: PositionId) => number;
}

/** Rules that hold on the pitch or on the bench: a card without a minute still costs its points (decisions §4.5). */
const CARD_RULES: readonly Rule[] = [
  { rule: 'yellow-card', stat: (s) => s.yellow_cards, points: (s) => -s.yellow_cards },
  { rule: 'red-card', stat: (s) => s.red_card, points: (s) => -3 * s.red_card },
];

/** Rules for who played, in the order in which a breakdown is read; the table is spec §9's. */
const PLAY_RULES: readonly Rule[] = [
  { rule: 'minutes-under-60', stat: (s) => s.minutes, points: (s) => (s.minutes < FULL_MINUTES ? 1 : 0) },
  { rule: 'minutes-60', stat: (s) => s.minutes, points: (s) => (s.minutes >= FULL_MINUTES ? 2 : 0) },
  { rule: 'goal', stat: (s) => s.goals, points: (s, position) => s.goals * GOAL_POINTS[position] },
  { rule: 'assist', stat: (s) => s.assists, points: (s) => 3 * s.assists },
  {
    rule: 'clean-sheet',
    stat: (s) => s.conceeded,
    points: (s, position) =>
      s.minutes >= FULL_MINUTES && s.conceeded === 0 ? CLEAN_SHEET_POINTS[position] : 0,
  },
  {
    rule: 'conceded',
    stat: (s) => s.conceeded,
    points: (s, position) =>
      position === GOALKEEPER || position === DEFENDER ? -Math.floor(s.conceeded / 2) : 0,
  },
  { rule: 'saves', stat: (s) => s.saves, points: (s) => Math.floor(s.saves / 2) },
  {
    rule: 'penalty-saved',
    stat: (s) => s.penalty_saved,
    points: (s, position) => (position === GOALKEEPER ? 5 * s.penalty_saved : 0),
  },
  { rule: 'penalty-miss', stat: (s) => s.penalty_miss, points: (s) => -2 * s.penalty_miss },
  { rule: 'own-goal', stat: (s) => s.own_goals, points: (s) => -2 * s.own_goals },
  ...CARD_RULES,
  {
    rule: 'duels',
    stat: (s) => s.duelWon - s.duelLost,
    points: (s) => (s.duelWon > s.duelLost ? 1 : 0),
  },
  { rule: 'interceptions', stat: (s) => s.interception, points: (s) => (s.interception > 1 ? 1 : 0) },
  { rule: 'shots-off-target', stat: (s) => s.shotOffTarget, points: (s) => -Math.floor(s.shotOffTarget / 2) },
  { rule: 'error-lead-to-goal', stat: (s) => s.errorLeadToGoal, points: (s) => -s.errorLeadToGoal },
  { rule: 'big-chances', stat: (s) => s.bigChanceCreated, points: (s) => (s.bigChanceCreated > 1 ? 1 : 0) },
  { rule: 'head-clearances', stat: (s) => s.headClearance, points: (s) => (s.headClearance > 1 ? 1 : 0) },
  {
    rule: 'ball-recoveries',
    stat: (s) => s.ballRecovery,
    points: (s, position) => (position !== GOALKEEPER && s.ballRecovery > 7 ? 1 : 0),
  },
  {
    rule: 'skill-index',
    stat: (s) => s.skillIndex ?? 0,
    points: (s) => (s.skillIndex !== null && s.skillIndex >= 1 && s.skillIndex <= 3 ? 4 - s.skillIndex : 0),
  },
];

/**
 * The points of one player in one match, one line for each rule that gave or cost points (spec §9).
 * Who played 0 minutes gets nothing but his cards. A coach has no statistics: see `scoreCoach`.
 */
export function scoreAppearance(stat: MatchStat, positionId: PositionId): PointLine[] {
  if (positionId === COACH) return [];
  const lines: PointLine[] = [];
  for (const { rule, stat: behind, points } of stat.minutes > 0 ? PLAY_RULES : CARD_RULES) {
    const whole = points(stat, positionId);
    if (whole !== 0) lines.push({ rule, stat: behind(stat), points: toHalfPoints(whole) });
  }
  return lines;
}
