import { limitPerAddress } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { hashToken } from '../../infra/random/secrets.js';
import { queueAccountMail, sendAccountMails } from '../accountMail/accountMails.js';
import { markEmailVerified } from '../identity/markEmailVerified.js';
import { route } from '../route.js';

export const verifyEmail = route(
  'POST user/verify-email',
  async ({ context, body }) => {
    const { models, realNow } = context;
    const tokenHash = hashToken(body.token);
    await context.withTransaction(async (transaction) => {
      const verification = await models.EmailVerification.findByPk(tokenHash, { transaction, lock: true });
      if (!verification || verification.usedAt != null || verification.expiresAt <= realNow()) {
        throw new Refusal('verification-token-invalid');
      }
      await verification.update({ usedAt: realNow() }, { transaction });
      await markEmailVerified(context, verification.userId, transaction);
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
