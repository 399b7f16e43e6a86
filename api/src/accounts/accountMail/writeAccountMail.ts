import { hashToken, randomToken } from '../../infra/random/secrets.js';
import { type Mail, recipientOf } from '../../mail/index.js';
import type { AccountMail, User } from '../../models/index.js';
import { productLook } from '../../tournament/index.js';
import type { AccountsContext } from '../context.js';
import {
  accountReclaimedMail,
  passwordResetMail,
  signedInElsewhereMail,
  welcomeMail,
} from './accountMail.js';

const HOUR = 60 * 60 * 1000;
/** Lifetime of a reset link in milliseconds, from the moment at which its mail is sent (decisions §7.2). */
const RESET_LIFETIME = HOUR;
/** Lifetime of the link of a welcome mail in milliseconds: people read mails days later. */
const VERIFICATION_LIFETIME = 7 * 24 * HOUR;

type QueuedMail = Pick<AccountMail, 'id' | 'kind' | 'email'>;

/** Writes a queued mail; null when no account has the address, or the mail has become pointless. */
export async function writeAccountMail(context: AccountsContext, mail: QueuedMail): Promise<Mail | null> {
  const { models, env } = context;
  const user = await models.User.findOne({ where: { email: mail.email, deletedAt: null }, raw: true });
  if (!user) return null;
  const id = `${mail.kind}.${mail.id}@${new URL(env.publicUrl).hostname}`;
  const to = recipientOf(user);
  const look = await productLook(context, to.language);
  switch (mail.kind) {
    case 'welcome':
      if (user.emailVerifiedAt != null) return null;
      return welcomeMail({ to, look, link: await makeVerificationLink(context, user), id });
    case 'password-reset':
      return passwordResetMail({ to, look, link: await makeResetLink(context, user), id });
    case 'signed-in-elsewhere': {
      const link = `${env.publicUrl}/forgot`;
      return signedInElsewhereMail({ to, look, link, id }, await newestService(context, user));
    }
    case 'account-reclaimed': {
      const link = `${env.publicUrl}/profile`;
      // The name in the account may have been chosen by another person.
      const nameless = { ...to, firstName: '' };
      return accountReclaimedMail({ to: nameless, look, link, id }, await newestService(context, user));
    }
  }
}

/** The queue holds no secret: each attempt creates a new link. */
async function makeResetLink(
  { models, env, realNow, withTransaction }: AccountsContext,
  { id: userId }: Pick<User, 'id'>,
): Promise<string> {
  const token = randomToken();
  const reset = { tokenHash: hashToken(token), userId, expiresAt: realNow() + RESET_LIFETIME };
  await withTransaction((transaction) => models.PasswordReset.create(reset, { transaction }));
  return `${env.publicUrl}/reset-password/${token}`;
}

/** Like `makeResetLink`. */
async function makeVerificationLink(
  { models, env, realNow, withTransaction }: AccountsContext,
  { id: userId }: Pick<User, 'id'>,
): Promise<string> {
  const token = randomToken();
  const expiresAt = realNow() + VERIFICATION_LIFETIME;
  const verification = { tokenHash: hashToken(token), userId, expiresAt, usedAt: null };
  await withTransaction((transaction) => models.EmailVerification.create(verification, { transaction }));
  return `${env.publicUrl}/verify-email/${token}`;
}

async function newestService(
  { models, env }: AccountsContext,
  { id: userId }: Pick<User, 'id'>,
): Promise<string> {
  const identity = await models.UserIdentity.findOne({
    where: { userId },
    order: [['id', 'DESC']],
    raw: true,
  });
  return identity?.provider === 'facebook' ? 'Facebook' : (env.oidc?.name ?? 'VRT');
}
