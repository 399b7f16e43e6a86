import type { FeedMatch } from './feed.js';

/** What a feed has of a match: line-ups at most, what happened so far, or all of it. */
export type MatchPhase = 'to-come' | 'running' | 'over';

export function matchPhase({ homeScore, minute }: Pick<FeedMatch, 'homeScore' | 'minute'>): MatchPhase {
  if (homeScore === null) return 'to-come';
  return minute === null ? 'over' : 'running';
}
