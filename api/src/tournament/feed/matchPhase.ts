import type { FeedMatch } from './feed.js';

/** Completeness of a match in the feed: line-ups at most, the events so far, or all events. */
export type MatchPhase = 'to-come' | 'running' | 'over';

export function matchPhase({ homeScore, minute }: Pick<FeedMatch, 'homeScore' | 'minute'>): MatchPhase {
  if (homeScore === null) return 'to-come';
  return minute === null ? 'over' : 'running';
}
