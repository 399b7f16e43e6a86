import { COACH, POSITION_IDS } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { clubInMatch, clubsOf, readStoredStat } from '../../tournament/index.js';
import type { MatchdayNow } from './loadMatchday.js';
import { type ScoredPlayers, scorePlayers } from './scorePlayers.js';

/** The points of all players in a matchday. */
export async function loadScoredPlayers(
  { models }: Pick<GameContext, 'models'>,
  { competition, finishedMatches, live, unfinishedMatches }: MatchdayNow,
  transaction: Transaction | null = null,
): Promise<ScoredPlayers> {
  const players = await models.Player.findAll({
    where: { competitionId: competition.id },
    attributes: ['id', 'clubId', 'shirt', 'spells', 'leftAt', 'positionId'],
    raw: true,
    transaction,
  });
  const stats = await models.MatchStat.findAll({
    where: { matchId: finishedMatches.map(({ id }) => id) },
    order: ['matchId', 'playerId'],
    raw: true,
    transaction,
  });
  const playersToScore = players.map(({ id, clubId, shirt, positionId, ...row }) => ({
    id,
    clubId,
    shirt,
    ...clubsOf(row),
    // The feed's checks made the position one of five.
    positionId: POSITION_IDS.find((position) => position === positionId) ?? COACH,
  }));
  const playerById = new Map(playersToScore.map((player) => [player.id, player]));
  const matchById = new Map(finishedMatches.map((match) => [match.id, match]));
  const statsWithClub = stats.map((stat) => {
    const match = matchById.get(stat.matchId);
    return {
      ...readStoredStat(stat),
      clubId: (match && clubInMatch(playerById.get(stat.playerId), match)) ?? 0,
    };
  });
  return scorePlayers({
    players: playersToScore,
    stats: statsWithClub,
    finishedMatches,
    live,
    unfinishedMatches,
    rules: competition.rules,
  });
}
