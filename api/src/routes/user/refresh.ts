import { Refusal } from '../../errors.js';
import { clearSessionCookies, readRefreshCookie } from '../../identity/cookies.js';
import { limitPerAddress } from '../../identity/rateLimits.js';
import { refuseForeignOrigin } from '../../identity/refuseForeignOrigin.js';
import { rotateSession } from '../../identity/sessions.js';
import { route } from '../../routing/route.js';
import { answerSignedIn } from './signIn.js';

export const refresh = route(
  'POST user/refresh',
  async ({ context, http }) => {
    const cookie = readRefreshCookie(http);
    // A refusal is no exception in here: ending a stolen family must be committed.
    const link =
      cookie &&
      (await context.withTransaction((transaction) =>
        rotateSession(context, cookie, http.get('user-agent'), transaction),
      ));
    const user = link && (await context.models.User.findByPk(link.userId));
    if (!link || !user) {
      clearSessionCookies(http, context.env);
      throw new Refusal('refresh-refused');
    }
    return answerSignedIn(http, context, user, link);
  },
  [refuseForeignOrigin, limitPerAddress('refresh')],
);
