import {
  COACH,
  type CompetitionRules,
  type GamePlayer,
  matchOutcome,
  type PlayerMatchday,
  type PointLine,
  scoreAppearance,
  scoreCoach,
} from '@euro/game';
import type { Database } from '../db/database.js';

/** Points of some players in one matchday, by player id, with the rules that gave them. */
export interface MatchdayPoints {
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly lines: ReadonlyMap<number, readonly PointLine[]>;
}

interface Wanted {
  readonly competitionId: number;
  readonly weekId: number;
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly rules: Pick<CompetitionRules, 'coachPoints'>;
}

/**
 * The stored points of a matchday for these players. A match counts once its points are stored; who belongs to a match that
 * does not count yet may still play.
 */
export async function loadMatchdayPoints({ models }: Database, wanted: Wanted): Promise<MatchdayPoints> {
  const { competitionId, weekId, players, rules } = wanted;
  const ids = [...players.keys()];
  const [points, stats, matches, settled] = await Promise.all([
    models.PlayerPoints.findAll({ where: { weekId, playerId: ids }, raw: true }),
    models.MatchStat.findAll({ where: { weekId, playerId: ids }, raw: true }),
    models.Match.findAll({ where: { competitionId, weekId }, raw: true }),
    models.PlayerPoints.findAll({
      attributes: ['matchId'],
      where: { weekId },
      group: ['matchId'],
      raw: true,
    }),
  ]);
  const settledIds = new Set(settled.map(({ matchId }) => matchId));
  const clubsToCome = new Set(
    matches.filter(({ id }) => !settledIds.has(id)).flatMap(({ homeId, awayId }) => [homeId, awayId]),
  );

  const matchdays = new Map<number, PlayerMatchday>();
  const lines = new Map<number, PointLine[]>();
  for (const { id, clubId, positionId } of players.values()) {
    const own = points.filter(({ playerId }) => playerId === id);
    matchdays.set(id, {
      points: own.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      mayStillPlay: clubsToCome.has(clubId),
    });
    const explained = own.flatMap(({ matchId }) => {
      if (positionId === COACH)
        return explainCoach(
          matches.find((match) => match.id === matchId),
          clubId,
          rules,
        );
      const stat = stats.find((row) => row.matchId === matchId && row.playerId === id);
      return stat ? scoreAppearance(stat, positionId) : [];
    });
    lines.set(id, explained);
  }
  return { matchdays, lines };
}

interface Score {
  readonly homeId: number | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

function explainCoach(match: Score | undefined, clubId: number, rules: Wanted['rules']): PointLine[] {
  if (!match || match.homeScore === null || match.awayScore === null) return [];
  const { homeId, homeScore, awayScore } = match;
  return scoreCoach(
    clubId === homeId ? matchOutcome(homeScore, awayScore) : matchOutcome(awayScore, homeScore),
    rules,
  );
}
