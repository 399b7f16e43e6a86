import type { PointLine, ScoredSelection } from '@euro/api-contract';

type Scored = Pick<ScoredSelection, 'playerId' | 'counted' | 'multiplier' | 'lines'>;

/** A rule that gave a player of the team points, or cost some. */
export interface FeedItem {
  readonly playerId: number;
  readonly line: PointLine;
  /** Points for the team: the rule's points × the player's multiplier. */
  readonly points: number;
  readonly multiplier: number;
  /** The rule counted before and does not any more; the points undo it. */
  readonly isTakenBack?: true;
}

/** An item that changed while the page was open, with the minute of play; null where none is played. */
export interface SeenItem {
  readonly playerId: number;
  readonly rule: string;
  readonly minute: number | null;
  /** When it arrived, in epoch ms. */
  readonly at: number;
  /** Number of the change that brought it, from 1. */
  readonly turn: number;
  readonly isTakenBack?: true | undefined;
}

/** All that counts for the team, of the players who kicked off last first; `kickOff` in epoch ms by player. */
export function feedItems(selections: readonly Scored[], kickOff: (playerId: number) => number): FeedItem[] {
  const items = selections
    .filter(({ counted }) => counted)
    .flatMap(({ playerId, multiplier, lines }) =>
      lines.map((line) => ({ playerId, line, multiplier, points: line.points * multiplier })),
    )
    .filter(({ points }) => points !== 0);
  return byKickOff(items, kickOff);
}

/** Items of the players who kicked off last first, the largest of a match first; `kickOff` in epoch ms by player. */
export function byKickOff(items: readonly FeedItem[], kickOff: (playerId: number) => number): FeedItem[] {
  return [...items].sort(
    (a, b) => kickOff(b.playerId) - kickOff(a.playerId) || Math.abs(b.points) - Math.abs(a.points),
  );
}

/** Items that differ between two responses, in their current state. */
export function newItems(previous: readonly FeedItem[], now: readonly FeedItem[]): FeedItem[] {
  const points = new Map(previous.map((item) => [keyOf(item), item.points]));
  return now.filter((item) => points.get(keyOf(item)) !== item.points);
}

/**
 * Items of players who still count that are not there any more: a duel lost later takes back the point for winning
 * them. Not those that became another one: the points of an hour replace those of less.
 */
export function goneItems(
  previous: readonly FeedItem[],
  now: readonly FeedItem[],
  selections: readonly Scored[],
): FeedItem[] {
  const present = new Set(now.map(keyOf));
  const countedIds = new Set(selections.filter(({ counted }) => counted).map(({ playerId }) => playerId));
  return previous.filter(
    (item) =>
      !present.has(keyOf(item)) && countedIds.has(item.playerId) && item.line.rule !== 'minutes-under-60',
  );
}

/** The item that undoes one. */
export function takenBack(item: FeedItem): FeedItem {
  return { ...item, points: -item.points, isTakenBack: true };
}

/** Whether the item is the one seen. */
export function isSameItem(item: FeedItem, seen: SeenKey): boolean {
  return keyOf(item) === seenKeyOf(seen);
}

/** All items ever seen: one that a correction removes and restores is not new again. */
export function everKnown(previous: readonly FeedItem[], now: readonly FeedItem[]): FeedItem[] {
  const present = new Set(now.map(keyOf));
  return [...previous.filter((item) => !present.has(keyOf(item))), ...now];
}

/** Items that changed on this page come first, the latest first. */
export function inOrder(items: readonly FeedItem[], seenItems: readonly SeenKey[]): FeedItem[] {
  const ranks = new Map(seenItems.map((seen, at) => [seenKeyOf(seen), at]));
  const turnOf = (item: FeedItem) => ranks.get(keyOf(item)) ?? -1;
  return [...items].sort((a, b) => turnOf(b) - turnOf(a));
}

type SeenKey = Pick<SeenItem, 'playerId' | 'rule' | 'isTakenBack'>;

const seenKeyOf = ({ playerId, rule, isTakenBack }: SeenKey) =>
  `${playerId} ${rule}${isTakenBack ? ' taken back' : ''}`;
const keyOf = ({ playerId, line: { rule }, isTakenBack }: FeedItem) =>
  seenKeyOf({ playerId, rule, isTakenBack });
