import type { Feed, FeedMatchday } from './feed.js';
import { FeedProblems } from './feedProblem.js';
import { FeedRefusal } from './feedRefusal.js';
import { COMPETITION_FILE } from './readCompetition.js';

interface StoredMatchday {
  readonly weekId: number;
  readonly deadlineAt: number;
}

/**
 * The feed with deadlines that lock no matchday twice. A deadline that has passed does not move ahead of `now`: lineups
 * are visible since, and the game would take back points and later changes of teams. A kick-off that was put off leaves
 * it where it is, with a warning; a `deadlines` entry that asks for it is refused.
 * @throws FeedRefusal
 */
export function holdPassedDeadlines(feed: Feed, stored: readonly StoredMatchday[], now: number): Feed {
  const problems = new FeedProblems();
  const warnings: string[] = [];
  const storedAt = new Map(stored.map(({ weekId, deadlineAt }) => [weekId, Number(deadlineAt)]));
  const matchdays = feed.matchdays.map((matchday): FeedMatchday => {
    const { weekId, deadlineAt, isExplicit } = matchday;
    const before = storedAt.get(weekId) ?? deadlineAt;
    const hadPassed = before <= now;
    const hasPassed = deadlineAt <= now;
    if (hadPassed === hasPassed) return matchday;
    if (hasPassed) {
      warnings.push(
        `Matchday ${weekId} is closed by this import: its deadline ${iso(deadlineAt)} has passed.`,
      );
      return matchday;
    }
    if (isExplicit) {
      const message = `Matchday ${weekId} closed at ${iso(before)}: its deadline cannot move to ${iso(deadlineAt)} any more.`;
      problems.add(COMPETITION_FILE, null, `deadlines.${weekId}`, message);
      return matchday;
    }
    const kickoff = `although its first match kicks off at ${iso(deadlineAt)}`;
    warnings.push(`Matchday ${weekId} stays closed since ${iso(before)}, ${kickoff}.`);
    return { ...matchday, deadlineAt: before };
  });
  if (problems.found.length > 0) throw new FeedRefusal(problems.found);
  return { ...feed, matchdays, warnings: [...feed.warnings, ...warnings] };
}

function iso(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}
