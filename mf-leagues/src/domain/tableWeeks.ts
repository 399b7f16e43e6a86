import type { DeadlineInfo } from '@euro/api-contract';

/** The matchdays a league's table can be of, in order: from its first one to the last one whose deadline has passed. */
export function tableWeeks(
  { deadlineWeek, displayWeek }: Pick<DeadlineInfo, 'deadlineWeek' | 'displayWeek'>,
  firstWeek: number,
): readonly number[] {
  const last = deadlineWeek === null ? displayWeek : deadlineWeek - 1;
  return Array.from({ length: Math.max(0, last - firstWeek + 1) }, (_, at) => firstWeek + at);
}
