import type { AuditEntry } from '@euro/api-contract';
import type { Database } from '../infra/db/database.js';

/** Names of actors by user id; a deleted account has only its id. */
export async function nameActors(
  { models }: Pick<Database, 'models'>,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => AuditEntry['actor']> {
  const userIds = [...new Set(ids.filter((id) => id !== null))];
  const users = await models.User.findAll({
    attributes: ['id', 'firstName', 'lastName'],
    where: { id: userIds },
    raw: true,
  });
  const names = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return (id) => (id === null ? null : { id, name: names.get(id) || `#${id}` });
}
