import { writeMoment } from '../../infra/text/writeMoment.js';
import type { Feed, FeedMatchday } from './feed.js';
import { FeedProblems } from './feedProblem.js';
import { FeedRefusal } from './feedRefusal.js';
import { COMPETITION_FILE } from './readCompetition.js';

interface StoredMatchday {
  readonly weekId: number;
  readonly deadlineAt: number;
}

/**
 * The feed with every deadline that has passed left at its moment: lineups froze and are visible since, and another
 * moment would open the matchday again, or give changes of teams another deadline than their receipts name. A
 * corrected kick-off leaves it where it is, with a warning; a `deadlines` entry that asks for another moment is
 * refused.
 * @throws FeedRefusal
 */
export function holdPassedDeadlines(
  feed: Feed,
  storedMatchdays: readonly StoredMatchday[],
  now: number,
): Feed {
  const problems = new FeedProblems();
  const warnings: string[] = [];
  const storedAt = new Map(storedMatchdays.map(({ weekId, deadlineAt }) => [weekId, Number(deadlineAt)]));
  const matchdays = feed.matchdays.map((matchday): FeedMatchday => {
    const { weekId, deadlineAt, isExplicit } = matchday;
    const before = storedAt.get(weekId) ?? deadlineAt;
    if (before === deadlineAt) return matchday;
    if (before > now) return matchday;
    if (isExplicit) {
      const message = `Matchday ${weekId} closed at ${writeMoment(before)}: its deadline cannot move to ${writeMoment(deadlineAt)} any more.`;
      problems.add(COMPETITION_FILE, null, `deadlines.${weekId}`, message);
      return matchday;
    }
    const kickoff = `although its first match kicks off at ${writeMoment(deadlineAt)}`;
    warnings.push(`Matchday ${weekId} stays closed since ${writeMoment(before)}, ${kickoff}.`);
    return { ...matchday, deadlineAt: before };
  });
  if (problems.list.length > 0) throw new FeedRefusal(problems.list);
  return { ...feed, matchdays, warnings: [...feed.warnings, ...warnings] };
}
