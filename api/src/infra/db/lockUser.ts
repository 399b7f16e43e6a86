import type { Transaction } from 'sequelize';
import { Refusal } from '../errors.js';
import type { Database } from './database.js';

/** The user's row is the lock: two changes of what he has are judged one after the other. */
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
