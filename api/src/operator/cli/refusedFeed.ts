import { describeProblem, type FeedProblem } from '../../tournament/index.js';
import { CliFailure } from './cliContext.js';

/** Problems that are listed; more are only counted. */
const MAX_PROBLEMS = 50;

/** The problems of a feed, a line each, and a final sentence. */
export function refusedFeed(problems: readonly FeedProblem[], end: string): CliFailure {
  const more = problems.length > MAX_PROBLEMS ? [`… and ${problems.length - MAX_PROBLEMS} more`] : [];
  return new CliFailure([...problems.slice(0, MAX_PROBLEMS).map(describeProblem), ...more, end].join('\n'));
}
