import type { TeamPoints } from '@euro/api-contract';
import { useClock } from '@euro/design-system';
import { useWorld } from '@euro/game-ui';
import { use, useState } from 'react';
import { matchIn } from '../../domain/matchIn.js';
import {
  byKickOff,
  type FeedItem,
  feedItems,
  goneItems,
  inOrder,
  isSameItem,
  newItems,
  type SeenItem,
  takenBack,
} from '../../domain/pointsFeed.js';
import { NewsContext } from '../../hooks/useIsNews.js';

/** An item of the feed. */
export interface ShownItem extends FeedItem {
  /** How it came while the page was open; null for what was there before. */
  readonly seen: SeenItem | null;
  /** Number of the change that added it, from 1, for the last items; another one for each change. */
  readonly fresh: number | null;
}

/**
 * The team's feed of points, newest first: changes on this page, then match by match. What is taken back on this page
 * stays, with an item that undoes it.
 */
export function usePointsFeed(points: TeamPoints): readonly ShownItem[] {
  const world = useWorld();
  const now = useClock();
  const isNews = use(NewsContext);
  const matchOf = (playerId: number) => matchIn(world, points.weekId, playerId);
  const kickOff = (playerId: number) => Date.parse(matchOf(playerId)?.date ?? '') || 0;
  const items = feedItems(points.selections, kickOff);
  const [last, setLast] = useState({
    points,
    items,
    gone: [] as readonly FeedItem[],
    seen: [] as readonly SeenItem[],
    last: [] as readonly SeenItem[],
    turn: 0,
  });
  if (last.points !== points) {
    const isSame = isNews && last.points.weekId === points.weekId && last.points.teamId === points.teamId;
    const gone = isSame ? goneItems([...last.items, ...last.gone], items, points.selections) : [];
    const newlyGone = gone.filter((item) => !last.gone.includes(item));
    const changes = [...newItems(last.items, items), ...newlyGone.map(takenBack)];
    const newSeen = changes.map(({ playerId, line, isTakenBack }) => ({
      playerId,
      rule: line.rule,
      minute: matchOf(playerId)?.minute ?? null,
      at: now(),
      turn: last.turn + 1,
      isTakenBack,
    }));
    const hasNew = isSame && newSeen.length > 0;
    setLast({
      points,
      items,
      gone,
      seen: isSame ? [...last.seen, ...newSeen] : [],
      last: hasNew ? newSeen : isSame ? last.last : [],
      turn: hasNew ? last.turn + 1 : last.turn,
    });
  }
  const shownItems = byKickOff([...items, ...last.gone, ...last.gone.map(takenBack)], kickOff);
  return inOrder(shownItems, last.seen).map((item) => {
    const seenItem = last.seen.findLast((seen) => isSameItem(item, seen)) ?? null;
    const isFresh = last.last.some((seen) => isSameItem(item, seen));
    return { ...item, seen: seenItem, fresh: isFresh ? last.turn : null };
  });
}
