import type { MatchesState } from '@euro/platform';

const MINUTE = 60_000;
/** The last hour before a deadline is counted down. */
const COUNTED = 60 * MINUTE;
/** A closed matchday is marked for ten minutes. */
export const MARKED = 10 * MINUTE;

/** A deadline as the team's tab shows it. */
export type DeadlineState =
  | { readonly kind: 'minutes' | 'seconds'; readonly count: number }
  | { readonly kind: 'locked' };

/** The deadline as the team's tab shows it at `now`, epoch ms of the game's clock; null for most of the week. */
export function deadlineState(weeks: MatchesState['weeks'], now: number): DeadlineState | null {
  for (const { deadlineDate } of weeks) {
    const msLeft = Date.parse(deadlineDate) - now;
    if (msLeft > 0 && msLeft < MINUTE) return { kind: 'seconds', count: Math.floor(msLeft / 1000) };
    if (msLeft > 0 && msLeft < COUNTED) return { kind: 'minutes', count: Math.floor(msLeft / MINUTE) };
    if (msLeft <= 0 && msLeft > -MARKED) return { kind: 'locked' };
  }
  return null;
}
