import { Refusal } from '../../errors.js';
import { markEmailVerified } from '../../identity/markEmailVerified.js';
import { limitPerAddress } from '../../identity/rateLimits.js';
import { hashToken } from '../../identity/secrets.js';
import { queueAccountMail, sendAccountMails } from '../../mail/accountMails.js';
import { route } from '../../routing/route.js';

export const verifyEmail = route(
  'POST user/verify-email',
  async ({ context, body }) => {
    const { models, realNow } = context;
    const tokenHash = hashToken(body.token);
    await context.withTransaction(async (transaction) => {
      const known = await models.EmailVerification.findByPk(tokenHash, { transaction, lock: true });
      if (!known || known.usedAt != null || known.expiresAt <= realNow()) {
        throw new Refusal('verification-token-invalid');
      }
      await known.update({ usedAt: realNow() }, { transaction });
      await markEmailVerified(context, known.userId, transaction);
    });
    return { ok: true as const };
  },
  [limitPerAddress('verifyEmail')],
);

export const sendVerification = route('POST user/verify-email/send', async ({ context, caller }) => {
  const user = await context.models.User.findByPk(caller.userId, { raw: true });
  if (!user) throw new Refusal('session-expired');
  if (user.emailVerifiedAt != null) return { ok: true as const };
  await context.rateLimits.consume('verificationMail', String(user.id));
  await context.withTransaction((transaction) =>
    queueAccountMail(context, { kind: 'welcome', email: user.email }, transaction),
  );
  context.background.run('account mails', () => sendAccountMails(context));
  return { ok: true as const };
});
