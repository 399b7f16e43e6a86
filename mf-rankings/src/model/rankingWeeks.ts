import type { DeadlineInfo } from '@euro/api-contract';

type Deadline = Pick<DeadlineInfo, 'deadlineWeek' | 'displayWeek'>;

/** The matchday a ranking opens with: the deadline's matchday − 1, at least 1 (spec §4 "Ranking tabs"). */
export function startingWeek({ deadlineWeek, displayWeek }: Deadline): number {
  return Math.max(1, deadlineWeek === null ? displayWeek : deadlineWeek - 1);
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
