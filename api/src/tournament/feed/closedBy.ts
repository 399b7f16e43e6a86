import type { FeedMatchday } from './feed.js';

/** A deadline that would pass before anybody can act on it. */
export interface ClosedMatchday {
  readonly weekId: number;
  /** The deadline so far, and the new one. */
  readonly before: number;
  readonly deadlineAt: number;
}

/** A deadline that is earlier than so long from now needs an operator, milliseconds (decisions §12.7). */
const NOTICE = 60 * 60_000;

/** The matchdays that are open and would close at once, or within the hour, because their deadline is earlier than before. */
export function closedBy(
  matchdays: readonly FeedMatchday[],
  storedMatchdays: readonly { readonly weekId: number; readonly deadlineAt: number }[],
  now: number,
): ClosedMatchday[] {
  const storedAt = new Map(storedMatchdays.map(({ weekId, deadlineAt }) => [weekId, Number(deadlineAt)]));
  return matchdays.flatMap(({ weekId, deadlineAt }) => {
    const before = storedAt.get(weekId);
    if (before === undefined || before <= now) return [];
    return deadlineAt < before && deadlineAt < now + NOTICE ? [{ weekId, before, deadlineAt }] : [];
  });
}
