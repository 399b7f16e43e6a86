import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Role } from './caller.js';

/** The roles a user holds beside `user`, which everybody has (decisions §9). */
export async function loadRoles(
  { models }: Pick<Database, 'models'>,
  userId: number,
  transaction?: Transaction,
): Promise<ReadonlySet<Role>> {
  const rows = await models.UserRole.findAll({
    where: { userId },
    raw: true,
    transaction: transaction ?? null,
  });
  return new Set(rows.map(({ role }) => role));
}
