import type { DeadlineInfo } from '@euro/api-contract';
import type { MatchesState } from '@euro/platform';

/** The state of a matchday: `next` is the one whose deadline comes. */
export type StripState = 'done' | 'live' | 'next' | 'future';

/** A matchday of the tournament strip. */
export interface StripWeek {
  readonly weekId: number;
  readonly state: StripState;
}

/** The matchdays as the strip shows them: confirmed, running (locked, not confirmed), next deadline, later. */
export function stripWeeks(weeks: MatchesState['weeks'], { deadlineWeek }: DeadlineInfo): StripWeek[] {
  return weeks.map(({ weekId, state }) => {
    if (state === 'confirmed') return { weekId, state: 'done' };
    if (state !== 'open') return { weekId, state: 'live' };
    return { weekId, state: weekId === deadlineWeek ? 'next' : 'future' };
  });
}
