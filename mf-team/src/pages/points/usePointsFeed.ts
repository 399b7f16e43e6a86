import type { TeamPoints } from '@euro/api-contract';
import { useWorld } from '@euro/game-ui';
import { useState } from 'react';
import { matchIn } from '../../domain/matchIn.js';
import { type FeedItem, feedItems, inOrder, newItems, type SeenItem } from '../../domain/pointsFeed.js';

/** An item of the feed, with the minute in which it happened while the page was open. */
export interface ShownItem extends FeedItem {
  readonly minute: number | null;
  /** Number of the change that added it, from 1, for the last items; another one for each change. */
  readonly fresh: number | null;
}

/** The team's feed of points, newest first: changes on this page, then match by match. */
export function usePointsFeed(points: TeamPoints): readonly ShownItem[] {
  const world = useWorld();
  const matchOf = (playerId: number) => matchIn(world, points.weekId, playerId);
  const items = feedItems(points.selections, (playerId) => Date.parse(matchOf(playerId)?.date ?? '') || 0);
  const [last, setLast] = useState({
    points,
    items,
    seen: [] as readonly SeenItem[],
    last: [] as readonly SeenItem[],
    turn: 0,
  });
  if (last.points !== points) {
    const isSame = last.points.weekId === points.weekId && last.points.teamId === points.teamId;
    const newSeen = newItems(last.items, items).map(({ playerId, line }) => ({
      playerId,
      rule: line.rule,
      minute: matchOf(playerId)?.minute ?? null,
    }));
    const isNews = isSame && newSeen.length > 0;
    setLast({
      points,
      items,
      seen: isSame ? [...last.seen, ...newSeen] : [],
      last: isNews ? newSeen : isSame ? last.last : [],
      turn: isNews ? last.turn + 1 : last.turn,
    });
  }
  return inOrder(items, last.seen).map((item) => {
    const seenItem = last.seen.findLast(
      ({ playerId, rule }) => playerId === item.playerId && rule === item.line.rule,
    );
    const isFresh = last.last.some(
      ({ playerId, rule }) => playerId === item.playerId && rule === item.line.rule,
    );
    return { ...item, minute: seenItem?.minute ?? null, fresh: isFresh ? last.turn : null };
  });
}
