import type { Feed, FeedMatch, FeedStat } from '../tournament/feed/feed.js';
import { matchAt, matchStatus, statsSoFar } from '../tournament/snapshot/index.js';
import { reconstructTimeline, type SidedStat } from '../tournament/timeline/index.js';

const MINUTE = 60_000;

/**
 * What a provider would have sent of a tournament at a moment (epoch milliseconds): results of matches that are over, minute, score
 * and statistics so far of those that run, line-ups from an hour before the kick-off.
 */
export function feedAt(feed: Feed, now: number): Feed {
  const clubOf = new Map(feed.players.map(({ id, clubId }) => [id, clubId]));
  const sent = feed.matches.map((match) => {
    const rows = feed.stats
      .filter(({ matchId }) => matchId === match.id)
      .map(({ matchId: _, weekId: __, ...stat }) => ({ ...stat, clubId: clubOf.get(stat.playerId) ?? 0 }));
    return feedMatchAt(match, rows, now);
  });
  return {
    ...feed,
    matches: sent.map(({ match }) => match),
    stats: sent.flatMap(({ stats }) => stats),
  };
}

function feedMatchAt(
  match: FeedMatch,
  rows: readonly SidedStat[],
  now: number,
): { match: FeedMatch; stats: FeedStat[] } {
  const timeline = reconstructTimeline(match, rows);
  const { id: matchId, weekId } = match;
  const stats = statsSoFar(match, rows, now, () => timeline).map(({ clubId: _, ...stat }) => ({
    ...stat,
    matchId,
    weekId,
  }));
  if (matchStatus(match, now) === 'finished') return { match, stats };
  const { status: _, ...state } = matchAt(match, now, () => timeline);
  const expectedEnd = match.kickoffAt + 115 * MINUTE;
  return { match: { ...match, ...state, finishedAt: expectedEnd, isFinal: false }, stats };
}
