import { Op, type WhereOptions } from 'sequelize';
import { idsIn } from '../../tournament/index.js';

/** A matchday of a competition. */
export interface MatchdayKey {
  readonly competitionId: number;
  readonly weekId: number;
}

/** The rows of `player_points` of a matchday: matches belong to one competition. */
export function pointsOfMatchday(competitionId: number, weekId: number): WhereOptions {
  return { weekId, matchId: { [Op.in]: idsIn('matches', competitionId) } };
}

/** The rows of `player_popularity` of a matchday: players belong to one competition. */
export function popularityOfMatchday(competitionId: number, weekId: number): WhereOptions {
  return { weekId, playerId: { [Op.in]: idsIn('players', competitionId) } };
}
