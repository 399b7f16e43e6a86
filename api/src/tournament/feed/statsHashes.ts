import { createHash } from 'node:crypto';
import { COACH, type Registered } from '@euro/game';
import { clubInMatch } from './clubInMatch.js';
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
  readonly players: readonly (Registered & Pick<FeedPlayer, 'id' | 'positionId'>)[];
}): Map<number, string> {
  const playerById = new Map(players.map((player) => [player.id, player]));
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const coaches = players.filter(({ positionId }) => positionId === COACH).toSorted((a, b) => a.id - b.id);
  const rows = new Map<number, [number, string][]>();
  for (const stat of stats) {
    const { matchId } = stat;
    const unknown: readonly string[] = stat.unknown ?? [];
    const figures = STAT_COLUMNS.filter((column) => column !== 'matchId').map((column) =>
      unknown.includes(column) ? null : stat[column],
    );
    const match = matchById.get(matchId);
    const player = playerById.get(stat.playerId);
    const squad = match && player && [clubInMatch(player, match), player.positionId];
    const row = JSON.stringify([squad, ...figures]);
    const ofMatch = rows.get(matchId);
    if (ofMatch) ofMatch.push([stat.playerId, row]);
    else rows.set(matchId, [[stat.playerId, row]]);
  }
  return new Map(
    matches.map((match) => {
      const { id, homeId, awayId, homeScore, awayScore } = match;
      const sorted = (rows.get(id) ?? []).sort(([a], [b]) => a - b).map(([, row]) => row);
      const ofMatch = coaches.flatMap((coach) => {
        const clubId = clubInMatch(coach, match);
        return clubId !== null && (clubId === homeId || clubId === awayId) ? [coach.id] : [];
      });
      const facts = [homeId, awayId, homeScore, awayScore, ofMatch];
      const hash = createHash('sha256').update(JSON.stringify(facts));
      return [id, hash.update(sorted.join('\n')).digest('hex')];
    }),
  );
}
