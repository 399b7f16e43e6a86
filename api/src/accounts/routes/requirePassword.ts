import { Refusal } from '../../infra/errors.js';
import type { User } from '../../models/index.js';
import type { AccountsContext } from '../context.js';

/**
 * Requires the password before an irreversible change. Attempts are counted, so that a person at an unattended
 * browser can't guess it. An account without a password passes.
 * @throws the refusals `current-password-wrong`, `too-many-requests`
 */
export async function requirePassword(
  { passwords, rateLimits }: AccountsContext,
  user: Pick<User, 'id' | 'passwordHash'>,
  password: string,
): Promise<void> {
  if (user.passwordHash == null) return;
  await rateLimits.consume('passwordByUser', String(user.id));
  if (!(await passwords.verify(user.passwordHash, password))) throw new Refusal('current-password-wrong');
  await rateLimits.forgive('passwordByUser', String(user.id));
}
