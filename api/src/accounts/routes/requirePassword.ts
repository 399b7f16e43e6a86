import { Refusal } from '../../infra/errors.js';
import type { User } from '../../models/index.js';
import type { AccountsContext } from '../context.js';

/**
 * Asks for the password once more, before something that can't be taken back. Guesses are counted: who found an open
 * window must not find the password as well. An account without one has nothing to ask for.
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
