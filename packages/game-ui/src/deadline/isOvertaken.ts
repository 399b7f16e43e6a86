import type { World } from '../domain/world.js';

/** True once a closed matchday is no news: it is confirmed, or a later one closed, too. */
export function isOvertaken(
  { weeks, deadline: { deadlineWeek } }: Pick<World, 'weeks' | 'deadline'>,
  closedWeekId: number,
): boolean {
  return weeks.some(
    ({ weekId, state }) =>
      (weekId === closedWeekId && state === 'confirmed') ||
      (weekId > closedWeekId && (deadlineWeek === null || weekId < deadlineWeek)),
  );
}
