import type { MatchesState } from '@euro/platform';
import { ALL_WEEKS } from './statsView.js';

/** Status of numbers: matches are live, the numbers may change, or they are final. */
export type CountedWorth = 'live' | 'provisional' | 'confirmed';

/** The last matchday that the statistics hold something of, a running one too; null before the first kick-off. */
export function countedWeek({ matches, deadline }: MatchesState): number | null {
  const startedWeeks = matches.filter(({ status }) => status !== 'scheduled').map(({ weekId }) => weekId);
  const last = Math.max(deadline.lastScoredWeek ?? 0, ...startedWeeks);
  return last === 0 ? null : last;
}

/** Status of the numbers of a matchday, or of all together. */
export function worthOf({ weeks, matches }: MatchesState, week: number): CountedWorth {
  const isShown = ({ weekId }: { readonly weekId: number }) => week === ALL_WEEKS || weekId === week;
  if (matches.some((match) => match.status === 'live' && isShown(match))) return 'live';
  const finishedWeeks = new Set(
    matches.filter(({ status }) => status === 'finished').map(({ weekId }) => weekId),
  );
  const mayChange = weeks.some(
    (one) =>
      isShown(one) &&
      (one.state === 'provisional' || (one.state === 'locked' && finishedWeeks.has(one.weekId))),
  );
  return mayChange ? 'provisional' : 'confirmed';
}
