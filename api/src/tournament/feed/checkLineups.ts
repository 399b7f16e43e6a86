import { clubInMatch } from './clubInMatch.js';
import type { FeedMatch, FeedPlayer, FeedStat } from './feed.js';
import { matchPhase } from './matchPhase.js';

const ELEVEN = 11;

interface LinedStat extends FeedStat {
  readonly line: number;
}

interface LineupProblem {
  readonly line: number | null;
  readonly message: string;
}

/**
 * A side without its eleven starters means that rows are missing; before the kick-off it may not have them yet. No
 * side has more than eleven on the pitch.
 */
export function checkLineups(
  matches: readonly FeedMatch[],
  players: readonly FeedPlayer[],
  stats: readonly LinedStat[],
): LineupProblem[] {
  const playerById = new Map(players.map((player) => [player.id, player]));
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const sides = new Map<string, LinedStat[]>();
  for (const stat of stats) {
    const match = matchById.get(stat.matchId);
    if (!match) continue;
    const side = `${match.id} ${clubInMatch(playerById.get(stat.playerId), match)}`;
    const rows = sides.get(side);
    if (rows) rows.push(stat);
    else sides.set(side, [stat]);
  }
  return matches.flatMap((match) =>
    [match.homeId, match.awayId].flatMap((clubId) => {
      const rows = sides.get(`${match.id} ${clubId}`) ?? [];
      return checkSide(match, clubId, rows);
    }),
  );
}

function checkSide(match: FeedMatch, clubId: number | null, rows: readonly LinedStat[]): LineupProblem[] {
  const phase = matchPhase(match);
  if (phase === 'awarded' || (phase === 'to-come' && rows.length === 0)) return [];
  const problems: LineupProblem[] = [];
  const starters = rows.filter(({ started }) => started);
  if (starters.length !== ELEVEN) {
    problems.push({
      line: starters.at(-1)?.line ?? null,
      message: `Match ${match.id} has ${starters.length} starters of club ${clubId} instead of ${ELEVEN}; are rows missing?`,
    });
  }
  const onPitch = rows.filter(({ inMin, outMin }) => inMin !== null && outMin === null);
  if (phase === 'running' && onPitch.length > ELEVEN) {
    problems.push({
      line: onPitch.at(-1)?.line ?? null,
      message: `Match ${match.id} has ${onPitch.length} players of club ${clubId} on the pitch; who went off needs an outMin.`,
    });
  }
  return problems;
}
