import type { DeadlineInfo, RankingChoice } from '@euro/api-contract';
import { ALL_WEEKS, type RankingView } from './rankingView.js';

type Deadline = Pick<DeadlineInfo, 'deadlineWeek' | 'displayWeek' | 'lastScoredWeek'>;

/**
 * The matchday a ranking opens with: the deadline's matchday − 1, at least 1 (spec §4 "Ranking tabs"). Between that
 * deadline and its first points the matchday before is still the latest ranking there is.
 */
export function startingWeek({ deadlineWeek, displayWeek, lastScoredWeek }: Deadline): number {
  const lastClosedWeek = deadlineWeek === null ? displayWeek : deadlineWeek - 1;
  return Math.max(1, Math.min(lastClosedWeek, lastScoredWeek ?? lastClosedWeek));
}

/** The matchdays that can have a ranking, the first one first; those of a span where one is chosen. */
export function rankedWeeks(deadline: Deadline, span?: RankingChoice): readonly number[] {
  const weeks = Array.from({ length: startingWeek(deadline) }, (_, index) => index + 1);
  return span ? weeks.filter((week) => week >= span.firstWeek && week <= span.lastWeek) : weeks;
}

/**
 * The matchday to request: that of the address if it can have a ranking. By default all matchdays for spans of the
 * season and pundits, and for a chosen month, period or league; otherwise the ranking's first choice.
 */
export function requestedWeek({ tab, week, choice }: RankingView, deadline: Deadline): number {
  const latest = startingWeek(deadline);
  if (week === ALL_WEEKS) return ALL_WEEKS;
  if (week !== null) return week <= latest ? week : latest;
  return tab === 'custom' || tab === 'pundits' || choice !== null ? ALL_WEEKS : latest;
}
