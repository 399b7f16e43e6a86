import type { TeamPoints } from '@euro/api-contract';
import { useWorld } from '@euro/game-ui';
import { useState } from 'react';
import { matchIn } from '../../domain/matchIn.js';
import { type FeedItem, feedItems, inOrder, newItems, type SeenItem } from '../../domain/pointsFeed.js';

/** An item of the feed, with the minute in which somebody who looked saw it happen. */
export interface ShownItem extends FeedItem {
  readonly minute: number | null;
}

/** What happened to the team, newest first: what changed while one looks, then match by match. */
export function usePointsFeed(points: TeamPoints): readonly ShownItem[] {
  const world = useWorld();
  const matchOf = (playerId: number) => matchIn(world, points.weekId, playerId);
  const items = feedItems(points.selections, (playerId) => Date.parse(matchOf(playerId)?.date ?? '') || 0);
  const [last, setLast] = useState({ points, items, seen: [] as readonly SeenItem[] });
  if (last.points !== points) {
    const isSame = last.points.weekId === points.weekId && last.points.teamId === points.teamId;
    const seen = newItems(last.items, items).map(({ playerId, line }) => ({
      playerId,
      rule: line.rule,
      minute: matchOf(playerId)?.minute ?? null,
    }));
    setLast({ points, items, seen: isSame ? [...last.seen, ...seen] : [] });
  }
  return inOrder(items, last.seen).map((item) => {
    const seen = last.seen.findLast(
      ({ playerId, rule }) => playerId === item.playerId && rule === item.line.rule,
    );
    return { ...item, minute: seen?.minute ?? null };
  });
}
