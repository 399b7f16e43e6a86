import type { Transaction } from 'sequelize';
import type { AccountsContext } from '../context.js';

/** Ends the links of mails that are still open: no password is set and no address is proved with them any more. */
export async function revokeMailedLinks(
  { models, realNow }: Pick<AccountsContext, 'models' | 'realNow'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const open = { where: { userId, usedAt: null }, transaction };
  await models.PasswordReset.update({ usedAt: realNow() }, open);
  await models.EmailVerification.update({ usedAt: realNow() }, open);
}
