import { isDecidedUnplayed, type MatchdaySettings } from '@euro/game';
import { groupBy } from '../../infra/groupBy.js';
import type { FeedMatch, FeedMatchday } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import type { CompetitionFile } from './packFiles.js';
import { COMPETITION_FILE } from './readCompetition.js';
import { MATCHES_FILE, type MatchRow } from './readMatches.js';

interface Planned {
  readonly matches: readonly MatchRow[];
  /** Deadlines that are not the first kick-off of their matchday. */
  readonly deadlines: CompetitionFile['deadlines'];
  readonly settings: Pick<MatchdaySettings, 'broughtForwardStay'>;
}

/**
 * The matchdays that the matches were planned for, 1 to the last without gaps, each closing later than the one before.
 */
export function matchdaysOf(
  { matches, deadlines, settings }: Planned,
  problems: FeedProblems,
): FeedMatchday[] {
  const byWeek = groupBy(matches, plannedWeekOf);
  const last = Math.max(0, ...byWeek.keys());
  for (const week of Object.keys(deadlines ?? {})) {
    if (!byWeek.has(Number(week))) {
      problems.add(COMPETITION_FILE, null, `deadlines.${week}`, `There is no matchday ${week}.`);
    }
  }

  const matchdays: FeedMatchday[] = [];
  for (let weekId = 1; weekId <= last; weekId += 1) {
    const before = matchdays.at(-1);
    const ofWeek = byWeek.get(weekId) ?? [];
    const first = firstMatch(ofWeek, before?.deadlineAt);
    if (!first) {
      problems.add(MATCHES_FILE, null, 'week', `Matchday ${weekId} has no match, matchday ${last} has.`);
      continue;
    }
    const own = deadlines?.[String(weekId)];
    const deadlineAt = own === undefined ? first.kickoffAt : Date.parse(own);
    if (before && deadlineAt <= before.deadlineAt) {
      problems.add(
        MATCHES_FILE,
        first.line,
        'kickoff',
        `Matchday ${weekId} closes before matchday ${before.weekId} does.`,
      );
    }
    const late =
      own === undefined || settings.broughtForwardStay ? null : lateDeadline(ofWeek, deadlineAt, weekId);
    if (late) problems.add(COMPETITION_FILE, null, `deadlines.${weekId}`, late);
    matchdays.push({ weekId, deadlineAt, isExplicit: own !== undefined });
  }
  return matchdays;
}

export function plannedWeekOf({
  plannedWeekId,
  weekId,
}: Pick<FeedMatch, 'plannedWeekId' | 'weekId'>): number {
  return plannedWeekId ?? weekId;
}

/**
 * The match whose kick-off is the deadline of its matchday: the first that has a date and is not played before the
 * deadline of the matchday before.
 * @param matches planned for the matchday
 */
export function firstMatch<M extends Pick<FeedMatch, 'kickoffAt' | 'state' | 'homeScore'>>(
  matches: readonly M[],
  deadlineBefore = Number.NEGATIVE_INFINITY,
): M | undefined {
  const dated = matches.filter(hasDate);
  const inTime = dated.filter(({ kickoffAt }) => kickoffAt > deadlineBefore);
  const [candidates = []] = [inTime, dated, matches].filter(({ length }) => length > 0);
  return candidates.toSorted((a, b) => a.kickoffAt - b.kickoffAt)[0];
}

function hasDate(match: Pick<FeedMatch, 'state' | 'homeScore'>): boolean {
  return match.state !== 'postponed' && !isDecidedUnplayed(match);
}

/**
 * Why a deadline of the pack is too late: matches before it count in the matchday before, so there must be one, and one
 * match must be left. Null when it is not.
 */
function lateDeadline(matches: readonly MatchRow[], deadlineAt: number, weekId: number): string | null {
  const dated = matches.filter(hasDate);
  const early = dated.filter(({ kickoffAt }) => kickoffAt < deadlineAt);
  const [first] = early;
  if (!first) return null;
  if (weekId === 1)
    return `Match ${first.id} kicks off before it, and there is no matchday before it to count in.`;
  if (early.length < dated.length) return null;
  return `Every match of matchday ${weekId} kicks off before it and would count in the matchday before.`;
}
