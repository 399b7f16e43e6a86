import type { DeadlineInfo } from '@euro/api-contract';

type Deadline = Pick<DeadlineInfo, 'deadlineWeek' | 'displayWeek' | 'lastScoredWeek'>;

/**
 * The matchday a ranking opens with: the deadline's matchday − 1, at least 1 (spec §4 "Ranking tabs"). Between that
 * deadline and its first points the matchday before is still the latest ranking there is.
 */
export function startingWeek({ deadlineWeek, displayWeek, lastScoredWeek }: Deadline): number {
  const closed = deadlineWeek === null ? displayWeek : deadlineWeek - 1;
  return Math.max(1, Math.min(closed, lastScoredWeek ?? closed));
}

/** The matchdays that can have a ranking, the first one first. */
export function rankedWeeks(deadline: Deadline): readonly number[] {
  return Array.from({ length: startingWeek(deadline) }, (_, index) => index + 1);
}

/** The matchday shown: the one asked for when it can have a ranking. */
export function shownWeek(asked: number | null, deadline: Deadline): number {
  const latest = startingWeek(deadline);
  return asked !== null && asked <= latest ? asked : latest;
}
