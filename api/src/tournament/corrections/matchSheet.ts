import { COACH, POSITION_IDS } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { FeedMatch, FeedStat } from '../feed/feed.js';
import type { SquadPlayer } from './statRow.js';

/** A match with both squads and what its players did, as it is stored. */
export interface MatchSheet {
  readonly match: FeedMatch;
  readonly players: readonly SquadPlayer[];
  readonly rows: readonly FeedStat[];
}

/** Null when the competition has no such match. */
export async function loadMatchSheet(
  { models }: Pick<Database, 'models'>,
  competitionId: number,
  matchId: number,
  transaction: Transaction | null,
): Promise<MatchSheet | null> {
  const match = await models.Match.findOne({ where: { id: matchId, competitionId }, raw: true, transaction });
  if (!match) return null;
  const players = await models.Player.findAll({
    attributes: ['id', 'clubId', 'positionId', 'name'],
    where: { competitionId, clubId: [match.homeId ?? 0, match.awayId ?? 0] },
    order: [['id', 'ASC']],
    raw: true,
    transaction,
  });
  const rows = await models.MatchStat.findAll({
    where: { matchId },
    order: [['playerId', 'ASC']],
    raw: true,
    transaction,
  });
  return {
    // Drivers answer flags as 0 and 1, and moments as they like.
    match: {
      ...match,
      kickoffAt: Number(match.kickoffAt),
      finishedAt: Number(match.finishedAt),
      homeKnownAt: Number(match.homeKnownAt),
      awayKnownAt: Number(match.awayKnownAt),
      extraTime: Boolean(match.extraTime),
      isFinal: Boolean(match.isFinal),
    },
    players: players.map(({ positionId, ...player }) => ({
      ...player,
      positionId: POSITION_IDS.find((id) => id === positionId) ?? COACH,
    })),
    rows: rows.map((row) => ({ ...row, started: Boolean(row.started) })),
  };
}
