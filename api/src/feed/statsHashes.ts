import { createHash } from 'node:crypto';
import { COACH } from '@euro/game';
import type { Feed } from './feed.js';

/** For each match by id, a digest of everything its points are computed from: pairing, score, statistics, squads. */
export function statsHashes({
  matches,
  players,
  stats,
}: Pick<Feed, 'matches' | 'players' | 'stats'>): Map<number, string> {
  const squadOf = new Map(players.map(({ id, clubId, positionId }) => [id, [clubId, positionId]]));
  const coaches = players.filter(({ positionId }) => positionId === COACH);
  const rows = new Map<number, [number, string][]>();
  for (const { matchId, weekId: _, ...stat } of stats) {
    const row = JSON.stringify([squadOf.get(stat.playerId), ...Object.values(stat)]);
    const ofMatch = rows.get(matchId);
    if (ofMatch) ofMatch.push([stat.playerId, row]);
    else rows.set(matchId, [[stat.playerId, row]]);
  }
  return new Map(
    matches.map(({ id, homeId, awayId, homeScore, awayScore }) => {
      const sorted = (rows.get(id) ?? []).sort(([a], [b]) => a - b).map(([, row]) => row);
      const ofMatch = coaches.flatMap(({ id: coachId, clubId }) =>
        clubId === homeId || clubId === awayId ? [coachId] : [],
      );
      const facts = [homeId, awayId, homeScore, awayScore, ofMatch];
      const hash = createHash('sha256').update(JSON.stringify(facts));
      return [id, hash.update(sorted.join('\n')).digest('hex')];
    }),
  );
}
