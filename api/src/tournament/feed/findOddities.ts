import { clubInMatch } from './clubInMatch.js';
import type { FeedPlace } from './feed.js';
import { matchPhase } from './matchPhase.js';
import { MATCHES_FILE, type MatchRow } from './readMatches.js';
import type { PlayerRow } from './readPlayers.js';
import { STATS_FILE, type StatRow } from './readStats.js';

/**
 * Things that can be true but rarely are: reported after an import, never a reason to refuse it. A correction often
 * arrives in pieces, and the score of one source may meet the statistics of another.
 */
export function findOddities(
  matches: readonly MatchRow[],
  players: readonly PlayerRow[],
  stats: readonly StatRow[],
): FeedPlace[] {
  const playerById = new Map(players.map((player) => [player.id, player]));
  const byMatch = new Map<number, StatRow[]>();
  for (const stat of stats) {
    const rows = byMatch.get(stat.matchId);
    if (rows) rows.push(stat);
    else byMatch.set(stat.matchId, [stat]);
  }
  return matches.flatMap((match) => {
    if (matchPhase(match) === 'awarded') return [];
    const rows = byMatch.get(match.id) ?? [];
    const goals = (own: number | null, other: number | null) =>
      rows.reduce((sum, row) => {
        const club = clubInMatch(playerById.get(row.playerId), match);
        return sum + (club === own ? row.goals : 0) + (club === other ? row.own_goals : 0);
      }, 0);
    // Without the goals of all players nothing can be said of the score.
    const hasGoals = rows.every(
      ({ unknown = [] }) => !unknown.includes('goals') && !unknown.includes('own_goals'),
    );
    if (!hasGoals) return oddMinutes(match, rows);
    return [
      ...oddScore(match, 'home', match.homeScore, goals(match.homeId, match.awayId)),
      ...oddScore(match, 'away', match.awayScore, goals(match.awayId, match.homeId)),
      ...oddMinutes(match, rows),
    ];
  });
}

function oddScore(match: MatchRow, side: string, score: number | null, goals: number): FeedPlace[] {
  if (score === null || score === goals) return [];
  const warning = `Match ${match.id}: the ${side} side's score is ${score}, its players' statistics make ${goals}.`;
  return [{ warning, file: MATCHES_FILE, line: match.line }];
}

function oddMinutes(match: MatchRow, rows: readonly StatRow[]): FeedPlace[] {
  return rows.flatMap(({ line, playerId, inMin, outMin, minutes }) => {
    if (inMin === null || outMin === null || minutes === Math.max(1, outMin - inMin)) return [];
    const warning = `Match ${match.id}: player ${playerId} was on from ${inMin} to ${outMin} but has ${minutes} minutes.`;
    return [{ warning, file: STATS_FILE, line }];
  });
}
