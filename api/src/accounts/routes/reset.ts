import { limitPerAddress, runInTurn } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { hashToken } from '../../infra/random/secrets.js';
import { markEmailVerified } from '../identity/markEmailVerified.js';
import { revokeMailedLinks } from '../identity/revokeMailedLinks.js';
import { revokeSessionsOf } from '../identity/sessions.js';
import { route } from '../route.js';

export const reset = route(
  'POST user/reset',
  async (call) => {
    const { context, body } = call;
    const { models, passwords, realNow } = context;
    const tokenHash = hashToken(body.resetToken);
    const passwordReset = await models.PasswordReset.findByPk(tokenHash, { raw: true });
    if (!passwordReset || passwordReset.usedAt != null || passwordReset.expiresAt <= realNow())
      throw new Refusal('reset-token-invalid');
    const passwordHash = await runInTurn(passwords.queue, call, () => passwords.hash(body.password));
    await context.withTransaction(async (transaction) => {
      const now = realNow();
      // One conditional update decides who uses the link.
      const [usedCount] = await models.PasswordReset.update(
        { usedAt: now },
        { where: { tokenHash, usedAt: null }, transaction },
      );
      if (usedCount !== 1) throw new Refusal('reset-token-invalid');
      const { userId } = passwordReset;
      await revokeMailedLinks(context, userId, transaction);
      await models.User.update({ passwordHash }, { where: { id: userId }, transaction });
      // Only who reads the mail of the address has the link.
      await markEmailVerified(context, userId, transaction);
      await revokeSessionsOf(context, userId, transaction);
    });
    return { ok: true as const };
  },
  [limitPerAddress('reset')],
);
