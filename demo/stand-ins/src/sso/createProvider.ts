import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { type Store, storeIn } from '../store.js';
import { keptModels } from './keptModels.js';
import { keptSecrets } from './keptSecrets.js';
import { SSO_PATH } from './path.js';
import { findPerson } from './people.js';

/** The clients: the portal, and the broadcaster's own site, to which its header widget signs people in. */
const PORTAL_CLIENT = 'euromanager';
export const SITE_CLIENT = 'schelde-site';
const SCOPE = 'openid email profile offline_access';

export interface ProviderParts {
  readonly store: Store;
  readonly now: () => number;
  /** Public address, without a slash at the end. */
  readonly publicUrl: string;
  /** Address of the portal. */
  readonly portalUrl: string;
  readonly clientSecret: string;
  readonly pages: Pick<Configuration, 'renderError'> & {
    readonly logoutSource: (ctx: KoaContextWithOIDC, form: string) => void;
    readonly postLogoutSuccessSource: (ctx: KoaContextWithOIDC) => void;
  };
}

/** The OpenID provider itself: oidc-provider, which is certified, with the demo's people and clients. */
export function createProvider({
  store,
  now,
  publicUrl,
  portalUrl,
  clientSecret,
  pages,
}: ProviderParts): Provider {
  const secrets = keptSecrets(storeIn(store, 'secrets'));
  const provider = new Provider(publicUrl + SSO_PATH, {
    adapter: keptModels(storeIn(store, 'models'), now),
    jwks: { keys: [secrets.key] },
    clients: [
      {
        client_id: PORTAL_CLIENT,
        client_name: 'EuroManager',
        client_secret: clientSecret,
        redirect_uris: [`${portalUrl}/provider/vrt`],
        post_logout_redirect_uris: [`${portalUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
      {
        client_id: SITE_CLIENT,
        client_name: 'De Schelde',
        redirect_uris: [`${publicUrl}${SSO_PATH}/back`],
        // Only the session is needed there.
        response_types: ['none'],
        grant_types: [],
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['code', 'none'],
    scopes: ['openid', 'offline_access', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'locale'],
    },
    async findAccount(_ctx, id) {
      const person = findPerson(id);
      if (!person) return undefined;
      const { email, isEmailVerified, firstName, lastName } = person;
      const claims = {
        sub: id,
        email,
        email_verified: isEmailVerified,
        given_name: firstName,
        ...(lastName && { family_name: lastName }),
        name: `${firstName} ${lastName}`.trim(),
        locale: 'nl-BE',
      };
      return { accountId: id, claims: async () => claims };
    },
    // Clients are the broadcaster's own: signing in implies consent.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grantId = session.grantIdFor(client.clientId);
      const grant = grantId ? await ctx.oidc.provider.Grant.find(grantId) : undefined;
      if (grant) return grant;
      const fresh = new ctx.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      fresh.addOIDCScope(SCOPE);
      await fresh.save();
      return fresh;
    },
    interactions: { url: (_ctx, { uid }) => `${SSO_PATH}/interaction/${uid}` },
    pkce: { methods: ['S256'], required: (_ctx, { clientId }) => clientId === PORTAL_CLIENT },
    // Signing out there ends all sessions.
    expiresWithSession: async () => true,
    issueRefreshToken: async (_ctx, { clientId }) => clientId === PORTAL_CLIENT,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.logoutSource,
        postLogoutSuccessSource: pages.postLogoutSuccessSource,
      },
    },
    renderError: pages.renderError,
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: 'schelde_session', interaction: 'schelde_interaction', resume: 'schelde_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: SSO_PATH },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: 10 * 60,
      AuthorizationCode: 60,
      Grant: 14 * 24 * 3600,
      IdToken: 10 * 60,
      Interaction: 30 * 60,
      RefreshToken: 14 * 24 * 3600,
      Session: 14 * 24 * 3600,
    },
  });
  provider.proxy = true;
  return provider;
}
