import type { Transaction } from 'sequelize';
import type { User } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import { revokeMailedLinks } from '../identity/revokeMailedLinks.js';
import { revokeSessionsOf } from '../identity/sessions.js';

/**
 * Gives an account to the verified owner of its address (decisions §7.4). Another person may have created it in
 * advance, so its password, its sessions and the open links of its mails end; teams and everything else stay. The
 * caller holds the lock on the user's row and links the identity in the same transaction: concurrent calls find
 * either a password and sessions that end, or none.
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
