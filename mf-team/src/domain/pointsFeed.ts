import type { PointLine, ScoredSelection } from '@euro/api-contract';

type Scored = Pick<ScoredSelection, 'playerId' | 'counted' | 'multiplier' | 'lines'>;

/** A rule that gave a player of the team points, or cost some. */
export interface FeedItem {
  readonly playerId: number;
  readonly line: PointLine;
  /** Points for the team: the rule's points × the player's multiplier. */
  readonly points: number;
  readonly multiplier: number;
}

/** An item that changed while the page was open, with the minute of play; null where unknown. */
export interface SeenItem {
  readonly playerId: number;
  readonly rule: string;
  readonly minute: number | null;
}

/** All that counts for the team, of the players who kicked off last first; `kickOff` in epoch ms by player. */
export function feedItems(selections: readonly Scored[], kickOff: (playerId: number) => number): FeedItem[] {
  return selections
    .filter(({ counted }) => counted)
    .flatMap(({ playerId, multiplier, lines }) =>
      lines.map((line) => ({ playerId, line, multiplier, points: line.points * multiplier })),
    )
    .filter(({ points }) => points !== 0)
    .sort((a, b) => kickOff(b.playerId) - kickOff(a.playerId) || Math.abs(b.points) - Math.abs(a.points));
}

/** Items that differ between two responses, in their current state. */
export function newItems(previous: readonly FeedItem[], now: readonly FeedItem[]): FeedItem[] {
  const points = new Map(previous.map((item) => [keyOf(item), item.points]));
  return now.filter((item) => points.get(keyOf(item)) !== item.points);
}

/** All items ever seen: one that a correction removes and restores is not new again. */
export function everKnown(previous: readonly FeedItem[], now: readonly FeedItem[]): FeedItem[] {
  const present = new Set(now.map(keyOf));
  return [...previous.filter((item) => !present.has(keyOf(item))), ...now];
}

/** Items that changed on this page come first, the latest first. */
export function inOrder(items: readonly FeedItem[], seenItems: readonly SeenItem[]): FeedItem[] {
  const ranks = new Map(seenItems.map(({ playerId, rule }, at) => [`${playerId} ${rule}`, at]));
  const turnOf = (item: FeedItem) => ranks.get(keyOf(item)) ?? -1;
  return [...items].sort((a, b) => turnOf(b) - turnOf(a));
}

const keyOf = ({ playerId, line }: Pick<FeedItem, 'playerId' | 'line'>) => `${playerId} ${line.rule}`;
