import type { GamePlayer, PlayerMatchday, PointLine } from '@euro/game';
import type { Catalogue } from '../catalogue/index.js';
import type { Database } from '../db/database.js';

/** Points of some players in one matchday, by player id, with the rules that gave them. */
export interface MatchdayPoints {
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly lines: ReadonlyMap<number, readonly PointLine[]>;
}

interface Wanted {
  readonly catalogue: Catalogue;
  readonly weekId: number;
  readonly players: ReadonlyMap<number, GamePlayer>;
}

/**
 * The points of a matchday for these players as they were settled, so that they add up to the team's result. A match counts
 * once its points are stored; who belongs to a match that does not count yet may still play.
 */
export async function loadMatchdayPoints(
  { models }: Pick<Database, 'models'>,
  { catalogue, weekId, players }: Wanted,
): Promise<MatchdayPoints> {
  const ids = [...players.keys()];
  const [points, settled] = await Promise.all([
    models.PlayerPoints.findAll({ where: { weekId, playerId: ids }, raw: true }),
    models.PlayerPoints.findAll({
      attributes: ['matchId'],
      where: { weekId },
      group: ['matchId'],
      raw: true,
    }),
  ]);
  const settledIds = new Set(settled.map(({ matchId }) => matchId));
  const clubsToCome = new Set(
    catalogue.matches
      .filter((match) => match.weekId === weekId && !settledIds.has(match.id))
      .flatMap(({ homeId, awayId }) => [homeId, awayId]),
  );
  const matchdays = new Map<number, PlayerMatchday>();
  const lines = new Map<number, PointLine[]>();
  for (const { id, clubId } of players.values()) {
    const own = points.filter(({ playerId }) => playerId === id);
    matchdays.set(id, {
      points: own.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      mayStillPlay: clubsToCome.has(clubId),
    });
    const appearances = catalogue.appearances.get(id) ?? [];
    lines.set(
      id,
      own.flatMap(({ matchId }) => appearances.find(({ match }) => match.id === matchId)?.lines ?? []),
    );
  }
  return { matchdays, lines };
}
