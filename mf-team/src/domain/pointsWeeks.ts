import type { Team } from '@euro/api-contract';
import type { World } from './world.js';

/** The matchday a points page shows: the one in the address when it can be looked at, else the last that was locked. */
export function shownWeek(
  asked: string | null,
  { displayWeek }: Pick<World['deadline'], 'displayWeek'>,
): number {
  const week = Number(asked);
  return asked !== null && Number.isInteger(week) && week >= 1 && week <= displayWeek ? week : displayWeek;
}

/** Whether the team plays in a matchday whose deadline has passed: only then there is something to show. */
export function hasPlayedWeek(
  { weekId: firstWeek }: Pick<Team, 'weekId'>,
  week: number,
  { deadlineWeek }: Pick<World['deadline'], 'deadlineWeek'>,
): boolean {
  return week >= firstWeek && (deadlineWeek === null || week < deadlineWeek);
}
