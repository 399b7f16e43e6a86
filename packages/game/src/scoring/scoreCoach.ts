import type { CompetitionRules, MatchOutcome } from '../types.js';
import type { PointLine } from './pointLine.js';

/** A coach's points for one match of his team, by the result after 90 or 120 minutes (decisions §4.3). */
export function scoreCoach(outcome: MatchOutcome, rules: Pick<CompetitionRules, 'coachPoints'>): PointLine[] {
  const points = rules.coachPoints[outcome];
  return points === 0 ? [] : [{ rule: `coach-${outcome}`, stat: 1, points }];
}

/** The outcome for the side that scored `own` goals; shoot-out kicks are no goals. */
export function matchOutcome(own: number, opponent: number): MatchOutcome {
  if (own === opponent) return 'draw';
  return own > opponent ? 'win' : 'loss';
}
