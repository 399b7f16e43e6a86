import { writeMoment } from '../../infra/text/writeMoment.js';
import { FeedProblems } from './feedProblem.js';
import { FeedRefusal } from './feedRefusal.js';
import type { ImportReport } from './importReport.js';
import { MATCHES_FILE } from './readMatches.js';

/**
 * Refuses what only an operator may accept: matchdays that close at once or within the hour, and lost confirmations.
 * @throws FeedRefusal
 */
export function refuseUnasked(
  accepted: { readonly closes?: boolean; readonly reopens?: boolean },
  { closes, reopens }: Pick<ImportReport, 'closes' | 'reopens'>,
): void {
  const problems = new FeedProblems();
  for (const { weekId, before, deadlineAt } of accepted.closes ? [] : closes) {
    const moments = `at ${writeMoment(deadlineAt)} instead of ${writeMoment(before)}`;
    const message = `Matchday ${weekId} would close ${moments}: at once or within the hour. Import with --close if that is right.`;
    problems.add(MATCHES_FILE, null, 'kickoff', message);
  }
  for (const weekId of accepted.reopens ? [] : reopens) {
    const message = `Matchday ${weekId} is confirmed and would not be any more: a match is still to be played. Import with --reopen if that is right.`;
    problems.add(MATCHES_FILE, null, 'week', message);
  }
  if (problems.list.length > 0) throw new FeedRefusal(problems.list);
}
