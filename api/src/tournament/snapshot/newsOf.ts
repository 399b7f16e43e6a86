import type { PlayerNews } from '@euro/api-contract';
import type { SnapshotPlayer } from './tournamentSnapshot.js';

/** The news of a player that is known at `now`; null without any. */
export function newsOf(player: SnapshotPlayer, now: number): PlayerNews | null {
  const { news, newsNl, newsEn, newsSource, newsAt } = player;
  if (news === null || newsAt === null || newsAt > now) return null;
  const at = new Date(newsAt).toISOString();
  return { kind: news, nl: newsNl, en: newsEn, source: newsSource ?? '', at };
}

/** Whether a player is injured: by the feed's flag or by news. */
export function isInjured(player: SnapshotPlayer, now: number): boolean {
  return player.injury || newsOf(player, now)?.kind === 'injured';
}
