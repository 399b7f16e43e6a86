import type { ScoredSelection } from '@euro/api-contract';
import { type FeedItem, feedItems, newItems } from './pointsFeed.js';

type Scored = Pick<ScoredSelection, 'playerId' | 'total' | 'counted' | 'multiplier' | 'lines'>;

/** A player of the team whose points moved. */
export interface ScoringEvent {
  readonly playerId: number;
  /** Points for the team; negative for a correction or a card. */
  readonly points: number;
  /** The rule that brought or cost most of it; null where only something was taken back. */
  readonly item: FeedItem | null;
}

/** The largest change of points between two responses; null without one. */
export function lastScoringEvent(before: readonly Scored[], now: readonly Scored[]): ScoringEvent | null {
  const totals = new Map(before.map(({ playerId, total }) => [playerId, total]));
  const [change] = now
    .map(({ playerId, total }) => ({ playerId, points: total - (totals.get(playerId) ?? total) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (change === undefined) return null;
  const items = newItems(
    feedItems(before, () => 0),
    feedItems(now, () => 0),
  ).filter(({ playerId, points }) => playerId === change.playerId && points > 0 === change.points > 0);
  return { ...change, item: items[0] ?? null };
}
