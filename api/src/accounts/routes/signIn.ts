import type { SignedIn } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import { loadRoles } from '../../http/index.js';
import type { User } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import { setSessionCookies } from '../identity/cookies.js';
import type { Link } from '../identity/sessions.js';
import type { UnrenewedLink } from '../identity/storedSignIns.js';
import { answerUser } from './presentUser.js';

/** Answers a sign-in: cookies, a fresh access token, the user's fields. Call it once the session is committed. */
export async function answerSignedIn(
  http: KoaContext,
  context: AccountsContext,
  user: User,
  link: Link | UnrenewedLink,
): Promise<SignedIn> {
  const { token, expiresAt } = await context.accessTokens.issue({
    userId: user.id,
    roles: await loadRoles(context, user.id),
    sessionFamily: link.family,
    language: user.language,
  });
  if (link.refreshToken !== null) setSessionCookies(http, context.env, link.refreshToken);
  return { ...(await answerUser(context, user)), token, expiresAt };
}
