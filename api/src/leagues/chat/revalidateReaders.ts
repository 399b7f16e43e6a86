import { Op, QueryTypes } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { ChatRoom } from './chatRoom.js';

type Parts = Pick<Database, 'sequelize' | 'models'>;

/**
 * Checks the access of all readers again: members of the league only, with a valid session and access token.
 * Subscriptions of others are marked and woken, and then end themselves.
 * @param now epoch milliseconds of real time
 */
export async function revalidateReaders(
  parts: Parts,
  rooms: readonly ChatRoom[],
  now: number,
): Promise<void> {
  const lines = rooms.flatMap((room) => [...room.lines].map((line) => ({ room, line })));
  if (lines.length === 0) return;
  const [members, families] = await Promise.all([
    loadMembers(
      parts,
      rooms.map(({ leagueId }) => leagueId),
      [...new Set(lines.map(({ line }) => line.reader.userId))],
    ),
    loadFamilies(parts, [...new Set(lines.map(({ line }) => line.reader.sessionFamily))]),
  ]);
  for (const { room, line } of lines) {
    const { userId, sessionFamily, expiresAt } = line.reader;
    if (line.state !== 'open') continue;
    if (!members.has(`${room.leagueId} ${userId}`)) line.state = 'forbidden';
    else if (expiresAt <= now || !families.has(sessionFamily)) line.state = 'cut';
    else continue;
    line.wake();
  }
}

async function loadMembers(
  { sequelize }: Parts,
  leagueIds: readonly number[],
  userIds: readonly number[],
): Promise<Set<string>> {
  const rows = await sequelize.query<{ readonly leagueId: number; readonly userId: number }>(
    `SELECT DISTINCT m.league_id AS leagueId, t.user_id AS userId
       FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
      WHERE m.league_id IN (:leagueIds) AND t.user_id IN (:userIds)`,
    { replacements: { leagueIds: [...leagueIds], userIds: [...userIds] }, type: QueryTypes.SELECT },
  );
  return new Set(rows.map(({ leagueId, userId }) => `${leagueId} ${userId}`));
}

async function loadFamilies({ models }: Parts, families: readonly string[]): Promise<Set<string>> {
  const rows = await models.Session.findAll({
    attributes: ['family'],
    where: { family: { [Op.in]: [...families] }, revokedAt: null },
    group: ['family'],
    raw: true,
  });
  return new Set(rows.map(({ family }) => family));
}
