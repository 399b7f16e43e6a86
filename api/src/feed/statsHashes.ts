import { createHash } from 'node:crypto';
import type { Feed } from './feed.js';

/** For each match by id, a digest of everything its points are computed from: pairing, score, statistics, positions. */
export function statsHashes({
  matches,
  players,
  stats,
}: Pick<Feed, 'matches' | 'players' | 'stats'>): Map<number, string> {
  const positions = new Map(players.map(({ id, positionId }) => [id, positionId]));
  const rows = new Map<number, [number, string][]>();
  for (const { matchId, weekId: _, ...stat } of stats) {
    const row = JSON.stringify([positions.get(stat.playerId), ...Object.values(stat)]);
    const ofMatch = rows.get(matchId);
    if (ofMatch) ofMatch.push([stat.playerId, row]);
    else rows.set(matchId, [[stat.playerId, row]]);
  }
  return new Map(
    matches.map(({ id, homeId, awayId, homeScore, awayScore }) => {
      const sorted = (rows.get(id) ?? []).sort(([a], [b]) => a - b).map(([, row]) => row);
      const hash = createHash('sha256').update(JSON.stringify([homeId, awayId, homeScore, awayScore]));
      return [id, hash.update(sorted.join('\n')).digest('hex')];
    }),
  );
}
