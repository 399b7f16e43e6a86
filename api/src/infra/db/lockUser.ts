import type { Transaction } from 'sequelize';
import { Refusal } from '../errors.js';
import type { Database } from './database.js';

/** Locks the user's row, so that changes of one user are serialized. */
export async function lockUser(
  { models }: Pick<Database, 'models'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const user = await models.User.findOne({
    attributes: ['id'],
    where: { id: userId, deletedAt: null },
    transaction,
    lock: true,
  });
  if (!user) throw new Refusal('session-expired');
}
