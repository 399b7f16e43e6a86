import type { Transaction } from 'sequelize';
import type { User } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import { revokeMailedLinks } from '../identity/revokeMailedLinks.js';
import { revokeSessionsOf } from '../identity/sessions.js';

/**
 * Gives an account to the proved owner of its address (decisions §7.4): somebody else may have made it in wait for her, so
 * its password, its sign-ins and the open links of its mails end. Teams and everything else stay. The caller holds the lock
 * on the user's row, and links the identity in the same transaction: what runs at the same time finds either a password and
 * sessions that end, or none.
 */
export async function reclaimAccount(
  context: AccountsContext,
  user: User,
  transaction: Transaction,
): Promise<void> {
  await user.update({ passwordHash: null, emailVerifiedAt: context.realNow() }, { transaction });
  await revokeSessionsOf(context, user.id, transaction);
  await revokeMailedLinks(context, user.id, transaction);
}
