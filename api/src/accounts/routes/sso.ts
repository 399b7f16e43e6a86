import { limitPerAddress, requestedLanguage } from '../../http/index.js';
import { notAvailable, Refusal } from '../../infra/errors.js';
import { randomToken } from '../../infra/random/secrets.js';
import { storedLanguage } from '../../texts/index.js';
import { ATTEMPT_LIFETIME, rememberAttempt, takeAttempt } from '../externalProviders/ssoAttempts.js';
import { readBrowserCookie, setBrowserCookie } from '../identity/cookies.js';
import { refuseForeignOrigin } from '../identity/refuseForeignOrigin.js';
import { route } from '../route.js';
import { signInWithProvider } from './signInWithProvider.js';

/** The portal's page that the broadcaster sends people back to (spec §3). */
const RETURN_PATH = '/provider/vrt';

export const startSso = route(
  'POST user/auth/vrt/start',
  async ({ context, body, http }) => {
    const { env, sso } = context;
    requireOwnReturn(env.allowedOrigins, body.redirectURI);
    const beginning = await sso?.begin(body.redirectURI, body.prompt);
    if (!beginning) throw notAvailable(5, 'sso-not-available');
    const browser = readBrowserCookie(http) ?? randomToken();
    await rememberAttempt(context, beginning, { browser, redirectUri: body.redirectURI });
    setBrowserCookie(http, env, browser, ATTEMPT_LIFETIME);
    const { authorizationURL, state } = beginning;
    return { authorizationURL, state };
  },
  [refuseForeignOrigin, limitPerAddress('sso')],
);

export const finishSso = route(
  'POST user/auth/vrt',
  async ({ context, body, http }) => {
    const { env, sso } = context;
    const { code, state, iss, redirectURI: redirectUri } = body;
    requireOwnReturn(env.allowedOrigins, redirectUri);
    if (!sso) throw notAvailable(60, 'sso-not-available');
    const browser = readBrowserCookie(http);
    const attempt = browser && (await takeAttempt(context, state, { browser, redirectUri }));
    if (!attempt) throw new Refusal('sso-state-invalid');
    const signIn = await sso.finish({ code, state, iss, redirectUri, ...attempt });
    if (signIn.kind === 'unavailable') throw notAvailable(5, 'sso-not-available');
    if (signIn.kind === 'refused') throw new Refusal('sso-refused');
    const { person, refreshToken } = signIn;
    const textLanguage = storedLanguage(requestedLanguage(http) ?? 'nl');
    return signInWithProvider(http, context, {
      entrance: { provider: 'vrt', person, ...textLanguage, mayRegister: true, favoriteClubId: null },
      userAgent: body.userAgent ?? http.get('user-agent'),
      refreshToken,
    });
  },
  [refuseForeignOrigin, limitPerAddress('sso')],
);

/** Never redirects a browser that carries a code to another site's page. */
function requireOwnReturn(allowedOrigins: readonly string[], redirectUri: string): void {
  const isOwn = allowedOrigins.some((origin) => redirectUri === `${origin}${RETURN_PATH}`);
  if (!isOwn) throw new Refusal('redirect-refused');
}
