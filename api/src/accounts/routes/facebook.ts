import { type Guard, limitPerAddress, requestedLanguage } from '../../http/index.js';
import { notAvailable, Refusal } from '../../infra/errors.js';
import { storedLanguage } from '../../texts/index.js';
import { refuseForeignOrigin } from '../identity/refuseForeignOrigin.js';
import { route } from '../route.js';
import { requireClub } from './requireClub.js';
import { signInWithProvider } from './signInWithProvider.js';

/**
 * Only our own scripts may call this: a link or picture must not sign a visitor in as another person. A browser that
 * sends no Sec-Fetch headers says in Accept that it follows a link; what it loads for other sites sets no cookie.
 */
const refuseAllButScripts: Guard<'origin-refused'> = {
  refuses: ['origin-refused'],
  check(http) {
    const destination = http.get('sec-fetch-dest');
    const isPage = destination === '' && http.get('accept').includes('text/html');
    if (isPage || (destination !== '' && destination !== 'empty')) throw new Refusal('origin-refused');
  },
};

export const facebook = route(
  'GET user/auth/facebook',
  async ({ context, query, http }) => {
    if (!context.facebook) throw notAvailable(60, 'sso-not-available');
    const favoriteClubId = query.favoriteClubId ?? null;
    await requireClub(context, favoriteClubId);
    const tokenCheck = await context.facebook.check(query.access_token);
    if (tokenCheck.kind === 'unavailable') throw notAvailable(5, 'sso-not-available');
    if (tokenCheck.kind === 'refused') throw new Refusal('facebook-refused');
    const { person } = tokenCheck;
    const isLogInOnly = query.logInOnly === '1' || query.logInOnly === 'true';
    const textLanguage = storedLanguage(requestedLanguage(http) ?? 'nl');
    return signInWithProvider(http, context, {
      entrance: { provider: 'facebook', person, ...textLanguage, mayRegister: !isLogInOnly, favoriteClubId },
      userAgent: http.get('user-agent'),
      refreshToken: null,
    });
  },
  [refuseForeignOrigin, refuseAllButScripts, limitPerAddress('facebook')],
);
