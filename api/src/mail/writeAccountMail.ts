import type { AppContext } from '../context.js';
import { hashToken, randomToken } from '../identity/secrets.js';
import type { AccountMail, User } from '../models/index.js';
import { passwordResetMail, signedInElsewhereMail } from './accountMail.js';
import type { Mail } from './mailer.js';

/** How long a reset link works, in milliseconds (decisions §7.2); it is made when its mail goes out. */
const LINK_LIFETIME = 60 * 60 * 1000;

type Queued = Pick<AccountMail, 'id' | 'kind' | 'email'>;

/** A mail of the queue as it goes out now; null when nobody has the address. */
export async function writeAccountMail(context: AppContext, queued: Queued): Promise<Mail | null> {
  const { models, env } = context;
  const user = await models.User.findOne({ where: { email: queued.email, deletedAt: null }, raw: true });
  if (!user) return null;
  const id = `${queued.kind}.${queued.id}@${new URL(env.publicUrl).hostname}`;
  switch (queued.kind) {
    case 'password-reset':
      return passwordResetMail({ to: user, link: await makeResetLink(context, user), id });
    case 'signed-in-elsewhere': {
      const link = `${env.publicUrl}/forgot`;
      return signedInElsewhereMail({ to: user, link, id }, await newestService(context, user));
    }
  }
}

/** The queue holds no secret: each try makes a link of its own. */
async function makeResetLink(
  { models, env, realNow, withTransaction }: AppContext,
  { id: userId }: Pick<User, 'id'>,
): Promise<string> {
  const token = randomToken();
  const reset = { tokenHash: hashToken(token), userId, expiresAt: realNow() + LINK_LIFETIME };
  await withTransaction((transaction) => models.PasswordReset.create(reset, { transaction }));
  return `${env.publicUrl}/reset-password/${token}`;
}

async function newestService({ models, env }: AppContext, { id: userId }: Pick<User, 'id'>): Promise<string> {
  const identity = await models.UserIdentity.findOne({
    where: { userId },
    order: [['id', 'DESC']],
    raw: true,
  });
  return identity?.provider === 'facebook' ? 'Facebook' : (env.oidc?.name ?? 'VRT');
}
