import type { Match } from '@euro/api-contract';

/** A state that the score and the time of a match do not show, and what follows from it. */
export interface MatchRemark {
  readonly tag: NonNullable<Match['state']> | 'forward';
  readonly text:
    | 'counts'
    | 'planned'
    | 'locked'
    | 'undated'
    | 'resumes'
    | 'provisional'
    | 'awarded'
    | 'stands'
    | 'nobody';
  /** The matchday that the text names. */
  readonly week?: number;
}

/** What to say of a match in the list of a matchday; null for one that takes its ordinary course. */
export function matchRemark(match: Match, week: number): MatchRemark | null {
  const { state, weekId, plannedWeekId } = match;
  switch (state) {
    case 'postponed':
      return { tag: state, text: 'undated' };
    case 'suspended':
      return { tag: state, text: match.resumesAt ? 'resumes' : 'provisional' };
    case 'awarded':
      return { tag: state, text: 'awarded' };
    case 'abandoned':
      return { tag: state, text: match.homeScore === null ? 'nobody' : 'stands' };
    case 'annulled':
    case 'cancelled':
      return { tag: state, text: 'nobody' };
    case undefined:
      if (plannedWeekId !== undefined) {
        const tag = plannedWeekId < weekId ? 'postponed' : 'forward';
        return week === weekId
          ? { tag, text: 'planned', week: plannedWeekId }
          : { tag, text: 'counts', week: weekId };
      }
      return Date.parse(match.date) < Date.parse(match.deadlineDate)
        ? { tag: 'forward', text: 'locked' }
        : null;
  }
}

/** Whether a match counts in a matchday, where it is listed because it was planned for it. */
export function countsIn(match: Match, week: number): boolean {
  const isNobodys = match.status === 'finished' && (match.homeScore === null || match.state === 'awarded');
  return match.weekId === week && match.state !== 'postponed' && !isNobodys;
}
