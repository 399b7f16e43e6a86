import type { Transaction } from 'sequelize';
import type { AccountsContext } from '../context.js';

/** Notes that the address of an account was proved now; the first proof stays. */
export async function markEmailVerified(
  { models, realNow }: Pick<AccountsContext, 'models' | 'realNow'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const where = { id: userId, emailVerifiedAt: null };
  await models.User.update({ emailVerifiedAt: realNow() }, { where, transaction });
}
