import type { FeedMatch } from './feed.js';

/** Completeness of a match in the feed: line-ups at most, the events so far, all events, or a score without any. */
export type MatchPhase = 'to-come' | 'running' | 'over' | 'awarded';

export function matchPhase({
  homeScore,
  minute,
  state,
}: Pick<FeedMatch, 'homeScore' | 'minute' | 'state'>): MatchPhase {
  if (state === 'awarded') return 'awarded';
  if (homeScore === null) return 'to-come';
  return minute === null ? 'over' : 'running';
}
