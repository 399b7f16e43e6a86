import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { AccountsContext } from '../context.js';

/**
 * Checks inside a transaction that the caller's sign-in still holds. A call is identified before it hashes a password
 * or waits for a lock; meanwhile the account may have been given back to the owner of its address.
 * @throws the refusal `session-expired`
 */
export async function requireLiveSession(
  { models }: Pick<AccountsContext, 'models'>,
  { sessionFamily }: Pick<Caller, 'sessionFamily'>,
  transaction: Transaction,
): Promise<void> {
  const session = await models.Session.findOne({
    attributes: ['id'],
    where: { family: sessionFamily, revokedAt: null },
    transaction,
    lock: true,
    raw: true,
  });
  if (!session) throw new Refusal('session-expired');
}
