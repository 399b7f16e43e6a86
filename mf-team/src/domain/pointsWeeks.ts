import type { Team } from '@euro/api-contract';
import type { World } from '@euro/game-ui';

type Deadline = World['deadline'];

/**
 * The last matchday that a points page can be turned to: the one whose deadline comes (spec §2), else the last one
 * locked.
 */
export function lastWeek({
  deadlineWeek,
  displayWeek,
}: Pick<Deadline, 'deadlineWeek' | 'displayWeek'>): number {
  return Math.max(deadlineWeek ?? displayWeek, displayWeek);
}

/** The matchday a points page shows: the one in the address when it can be looked at, else the last that was locked. */
export function shownWeek(
  requestedWeek: string | null,
  deadline: Pick<Deadline, 'deadlineWeek' | 'displayWeek'>,
): number {
  const week = Number(requestedWeek);
  const isThere = requestedWeek !== null && Number.isInteger(week) && week >= 1 && week <= lastWeek(deadline);
  return isThere ? week : deadline.displayWeek;
}

/** True for a matchday of the team whose deadline has passed: only those have points. */
export function hasPlayedWeek(
  { weekId: firstWeek }: Pick<Team, 'weekId'>,
  week: number,
  { deadlineWeek }: Pick<Deadline, 'deadlineWeek'>,
): boolean {
  return week >= firstWeek && (deadlineWeek === null || week < deadlineWeek);
}
