import type { SignedInElsewhere } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import { UniqueConstraintError } from 'sequelize';
import type { AccountsContext } from '../context.js';
import { type Entrance, findOrCreateProviderUser } from '../externalProviders/findOrCreateProviderUser.js';
import { keepProviderSession } from '../externalProviders/providerSessions.js';
import { startSession } from '../identity/sessions.js';
import { answerSignedIn } from './signIn.js';

interface Elsewhere {
  readonly entrance: Entrance;
  readonly userAgent: string;
  /** The token with which the session at the other service is checked; null: it is not checked. */
  readonly refreshToken: string | null;
}

/** Signs in whom another service vouches for, and answers it: account, identity and session come in one transaction. */
export async function signInWithProvider(
  http: KoaContext,
  context: AccountsContext,
  elsewhere: Elsewhere,
): Promise<SignedInElsewhere> {
  const enter = () => enterWithSession(context, elsewhere);
  const { signedIn, link } = await enter().catch((error: unknown) => {
    // Of two concurrent first sign-ins of a person the second finds the account that the first one created.
    if (error instanceof UniqueConstraintError) return enter();
    throw error;
  });
  const { token, expiresAt, ...user } = await answerSignedIn(http, context, signedIn.user, link);
  return { token, expiresAt, user, isNew: signedIn.isNew, reclaimed: signedIn.isReclaimed };
}

function enterWithSession(context: AccountsContext, { entrance, userAgent, refreshToken }: Elsewhere) {
  return context.withTransaction(async (transaction) => {
    const signedIn = await findOrCreateProviderUser(context, entrance, transaction);
    const link = await startSession(context, signedIn.user.id, userAgent, transaction);
    if (refreshToken !== null) {
      const { subject } = entrance.person;
      await keepProviderSession(context, { ...link, subject, refreshToken }, transaction);
    }
    return { signedIn, link };
  });
}
