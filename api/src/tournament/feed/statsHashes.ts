import { createHash } from 'node:crypto';
import { COACH } from '@euro/game';
import type { Feed, FeedPlayer } from './feed.js';
import { STAT_COLUMNS } from './readStats.js';

/**
 * For each match by id, a digest of everything its points are computed from: pairing, score, statistics, squads. The
 * order of rows and columns does not matter.
 */
export function statsHashes({
  matches,
  players,
  stats,
}: Pick<Feed, 'matches' | 'stats'> & {
  readonly players: readonly Pick<FeedPlayer, 'id' | 'clubId' | 'positionId'>[];
}): Map<number, string> {
  const squadOf = new Map(players.map(({ id, clubId, positionId }) => [id, [clubId, positionId]]));
  const coaches = players.filter(({ positionId }) => positionId === COACH).toSorted((a, b) => a.id - b.id);
  const rows = new Map<number, [number, string][]>();
  for (const stat of stats) {
    const { matchId } = stat;
    const figures = STAT_COLUMNS.filter((column) => column !== 'matchId').map((column) => stat[column]);
    const row = JSON.stringify([squadOf.get(stat.playerId), ...figures]);
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
