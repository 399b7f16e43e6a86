import type { Transaction } from 'sequelize';
import type { AccountsContext } from '../context.js';

/** Ends the links of mails that are still open: no password is set and no address is proved with them any more. */
export async function revokeMailedLinks(
  context: Pick<AccountsContext, 'models' | 'realNow'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const { models, realNow } = context;
  await revokeResetLinks(context, userId, transaction);
  await models.EmailVerification.update(
    { usedAt: realNow() },
    { where: { userId, usedAt: null }, transaction },
  );
}

/** Ends the open links that set a password. */
export async function revokeResetLinks(
  { models, realNow }: Pick<AccountsContext, 'models' | 'realNow'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  await models.PasswordReset.update({ usedAt: realNow() }, { where: { userId, usedAt: null }, transaction });
}
