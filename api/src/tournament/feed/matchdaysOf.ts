import type { FeedMatchday } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import type { CompetitionFile } from './packFiles.js';
import { COMPETITION_FILE } from './readCompetition.js';
import { MATCHES_FILE, type MatchRow } from './readMatches.js';

/** The matchdays that the matches make, 1 to the last without gaps, each closing later than the one before. */
export function matchdaysOf(
  matches: readonly MatchRow[],
  deadlines: CompetitionFile['deadlines'],
  problems: FeedProblems,
): FeedMatchday[] {
  const firstKickoff = new Map<number, MatchRow>();
  for (const match of matches) {
    const first = firstKickoff.get(match.weekId);
    if (!first || match.kickoffAt < first.kickoffAt) firstKickoff.set(match.weekId, match);
  }
  const last = Math.max(0, ...firstKickoff.keys());
  for (const week of Object.keys(deadlines ?? {})) {
    if (!firstKickoff.has(Number(week))) {
      problems.add(COMPETITION_FILE, null, `deadlines.${week}`, `There is no matchday ${week}.`);
    }
  }

  const matchdays: FeedMatchday[] = [];
  for (let weekId = 1; weekId <= last; weekId += 1) {
    const first = firstKickoff.get(weekId);
    if (!first) {
      problems.add(MATCHES_FILE, null, 'week', `Matchday ${weekId} has no match, matchday ${last} has.`);
      continue;
    }
    const own = deadlines?.[String(weekId)];
    const deadlineAt = own === undefined ? first.kickoffAt : Date.parse(own);
    const before = matchdays.at(-1);
    if (before && deadlineAt <= before.deadlineAt) {
      problems.add(
        MATCHES_FILE,
        first.line,
        'kickoff',
        `Matchday ${weekId} closes before matchday ${before.weekId} does.`,
      );
    }
    matchdays.push({ weekId, deadlineAt, isExplicit: own !== undefined });
  }
  return matchdays;
}
