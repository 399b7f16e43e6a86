import type { World } from '../domain/world.js';

/** The matchday after the one that closed, and whether it is open already. */
export interface NextMatchday {
  readonly weekId: number;
  readonly isOpen: boolean;
}

/** Null after the last one. */
export function nextMatchday(
  { weeks, deadline }: Pick<World, 'weeks' | 'deadline'>,
  closedWeekId: number,
): NextMatchday | null {
  const next = weeks.find(({ weekId }) => weekId > closedWeekId)?.weekId;
  const open = deadline.deadlineWeek;
  if (open !== null && open > closedWeekId) return { weekId: open, isOpen: true };
  return next === undefined || open === null ? null : { weekId: next, isOpen: false };
}
