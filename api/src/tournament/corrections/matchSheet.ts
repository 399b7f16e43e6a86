import { COACH, POSITION_IDS, spellAt } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { FeedMatch, FeedStat } from '../feed/feed.js';
import { clubsOf } from '../feed/storedSpells.js';
import { readStoredStat } from '../feed/storedStat.js';
import type { SquadPlayer } from './statRow.js';

/** A match with the squads that both sides had then, and what its players did, as it is stored. */
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
    attributes: ['id', 'clubId', 'shirt', 'spells', 'leftAt', 'positionId', 'name'],
    where: { competitionId },
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
      resumesAt: match.resumesAt === null ? null : Number(match.resumesAt),
      homeKnownAt: Number(match.homeKnownAt),
      awayKnownAt: Number(match.awayKnownAt),
      extraTime: Boolean(match.extraTime),
      isFinal: Boolean(match.isFinal),
    },
    players: players.flatMap(({ id, name, positionId, clubId, shirt, ...row }): SquadPlayer[] => {
      const club = spellAt({ clubId, shirt, ...clubsOf(row) }, Number(match.kickoffAt));
      if (!club || (club.clubId !== match.homeId && club.clubId !== match.awayId)) return [];
      return [{ id, name, ...club, positionId: POSITION_IDS.find((one) => one === positionId) ?? COACH }];
    }),
    rows: rows.map(readStoredStat),
  };
}
