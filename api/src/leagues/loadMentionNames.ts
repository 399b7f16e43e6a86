import type { Mentionable } from '@euro/game';
import type { Database } from '../infra/db/database.js';
import { loadMembers } from './loadMembers.js';

/**
 * The people of a league by user id, with the names that its chat shows: of their teams, and their own where those are
 * shown.
 */
export async function loadMentionNames(
  database: Pick<Database, 'sequelize'>,
  leagueId: number,
): Promise<Mentionable[]> {
  const members = await loadMembers(database, leagueId);
  return members.map(({ userId, name, nameVisible, firstName, lastName }) => ({
    id: userId,
    names: [name, ...(nameVisible ? [firstName, `${firstName} ${lastName}`] : [])],
  }));
}
