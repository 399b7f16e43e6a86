import { hashToken } from '../../infra/random/secrets.js';
import type { SsoAttempt } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import type { Beginning } from '../providers/oidc/openIdProvider.js';

/** Lifetime of a sign-in attempt at the broadcaster, in milliseconds. */
export const ATTEMPT_LIFETIME = 10 * 60_000;

type Parts = Pick<AccountsContext, 'models' | 'realNow' | 'withTransaction'>;

/** The browser that started an attempt, and the address to which it returns. */
interface Whose {
  readonly browser: string;
  readonly redirectUri: string;
}

/** Remembers a sign-in that begins; the state is kept as a hash, so that who reads the database can't finish it. */
export async function rememberAttempt(
  { models, realNow, withTransaction }: Parts,
  { state, nonce, codeVerifier }: Beginning,
  { browser, redirectUri }: Whose,
): Promise<void> {
  await withTransaction((transaction) =>
    models.SsoAttempt.create(
      {
        stateHash: hashToken(state),
        browserHash: hashToken(browser),
        nonce,
        codeVerifier,
        redirectUri,
        expiresAt: realNow() + ATTEMPT_LIFETIME,
      },
      { transaction },
    ),
  );
}

/**
 * Takes an attempt for the one time that it works. Null when it is unknown, used, too old, of another browser or comes
 * back elsewhere; one of another browser stays for its own.
 */
export async function takeAttempt(
  { models, realNow, withTransaction }: Parts,
  state: string,
  { browser, redirectUri }: Whose,
): Promise<Pick<SsoAttempt, 'nonce' | 'codeVerifier'> | null> {
  const where = { stateHash: hashToken(state), browserHash: hashToken(browser) };
  const attempt = await models.SsoAttempt.findOne({ where, raw: true });
  if (!attempt) return null;
  // The deletion decides between two concurrent calls.
  const deletedCount = await withTransaction((transaction) =>
    models.SsoAttempt.destroy({ where, transaction }),
  );
  const isGood = deletedCount === 1 && attempt.expiresAt > realNow() && attempt.redirectUri === redirectUri;
  return isGood ? { nonce: attempt.nonce, codeVerifier: attempt.codeVerifier } : null;
}
