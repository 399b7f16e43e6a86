import { tokenOf } from '../../http/index.js';
import { clearSessionCookies, readRefreshCookie } from '../identity/cookies.js';
import { refuseForeignOrigin } from '../identity/refuseForeignOrigin.js';
import { familyOf, revokeFamily } from '../identity/sessions.js';
import { route } from '../route.js';

export const logout = route(
  'POST user/logout',
  async ({ context, http }) => {
    const cookie = readRefreshCookie(http);
    const verification = await context.accessTokens.verify(tokenOf(http));
    const families = [
      cookie ? await familyOf(context, cookie) : null,
      verification.ok ? verification.caller.sessionFamily : null,
    ].filter((family) => family !== null);
    if (families.length > 0) {
      await context.withTransaction(async (transaction) => {
        for (const family of new Set(families)) await revokeFamily(context, family, transaction);
      });
    }
    clearSessionCookies(http, context.env);
    return { ok: true as const };
  },
  [refuseForeignOrigin],
);
