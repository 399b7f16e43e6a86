import type { AppContext } from '../../context.js';
import { addressOf, limitPerAddress } from '../../identity/rateLimits.js';
import { hashToken, randomToken } from '../../identity/secrets.js';
import { passwordResetMail } from '../../mail/passwordResetMail.js';
import type { User } from '../../models/index.js';
import { route } from '../../routing/route.js';

/** How long a reset link works, in milliseconds (decisions §7.2). */
const LINK_LIFETIME = 60 * 60 * 1000;

export const forgot = route(
  'POST user/forgot',
  async ({ context, body, http }) => {
    await context.rateLimits.consume('forgotByAccount', `${addressOf(http)} ${body.email}`);
    const user = await context.models.User.findOne({ where: { email: body.email } });
    // Whether the address is known shows neither in the answer nor in the time it takes.
    if (user) context.background.run('password reset mail', () => sendResetLink(context, user));
    return { ok: true as const };
  },
  [limitPerAddress('forgotByAddress')],
);

async function sendResetLink(context: AppContext, user: User): Promise<void> {
  const { env, mailer, models, realNow } = context;
  const token = randomToken();
  await context.withTransaction((transaction) =>
    models.PasswordReset.create(
      { tokenHash: hashToken(token), userId: user.id, expiresAt: realNow() + LINK_LIFETIME },
      { transaction },
    ),
  );
  await mailer.send(passwordResetMail(user, `${env.publicUrl}/reset-password/${token}`));
}
