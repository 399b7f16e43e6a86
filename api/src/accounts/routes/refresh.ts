import { limitPerAddress } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { AccountsContext } from '../context.js';
import { checkProviderSession } from '../externalProviders/providerSessions.js';
import { clearSessionCookies, readRefreshCookie } from '../identity/cookies.js';
import { refuseForeignOrigin } from '../identity/refuseForeignOrigin.js';
import { familyOf, type Link, rotateSession } from '../identity/sessions.js';
import { storeOrReuseSignIn, type UnrenewedLink } from '../identity/storedSignIns.js';
import { route } from '../route.js';
import { answerSignedIn } from './signIn.js';

export const refresh = route(
  'POST user/refresh',
  async ({ context, http }) => {
    const cookie = readRefreshCookie(http);
    const link = cookie && (await renew(context, cookie, http.get('user-agent')));
    const user = link && (await context.models.User.findByPk(link.userId));
    if (!link || !user) {
      clearSessionCookies(http, context.env);
      throw new Refusal('refresh-refused');
    }
    return answerSignedIn(http, context, user, link);
  },
  [refuseForeignOrigin, limitPerAddress('refresh')],
);

/** Null when the sign-in ended, here or at the broadcaster it came from. */
async function renew(
  context: AccountsContext,
  cookie: string,
  userAgent: string,
): Promise<Link | UnrenewedLink | null> {
  const family = await familyOf(context, cookie);
  if (family === null || !(await checkProviderSession(context, family))) return null;
  // A refusal is no exception in here: ending a stolen family must be committed.
  return storeOrReuseSignIn(context, { refreshToken: cookie }, () =>
    context.withTransaction((transaction) => rotateSession(context, cookie, userAgent, transaction), {
      touches: [],
    }),
  );
}
