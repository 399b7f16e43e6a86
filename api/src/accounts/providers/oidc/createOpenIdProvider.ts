import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
} from 'openid-client';
import type { Logger } from 'pino';
import type { Env } from '../../../infra/env.js';
import { cacheConfiguration } from './cacheConfiguration.js';
import type { OpenIdProvider, Return } from './openIdProvider.js';
import { type Claims, hasContact, readPerson } from './readPerson.js';

interface Parts {
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

/** The broadcaster's provider, through a certified client (openid-client). */
export function createOpenIdProvider(env: NonNullable<Env['oidc']>, parts: Parts): OpenIdProvider {
  const { log } = parts;
  const configured = cacheConfiguration(env, parts);

  /** No token and no code gets into the log: only which check failed. */
  function explain<R>(error: unknown, refusal: R): R | { kind: 'unavailable' } {
    const isOut = isOutage(error);
    log.warn({ reason: reasonOf(error), isOut }, 'the sign-in provider did not say yes');
    return isOut ? { kind: 'unavailable' } : refusal;
  }

  return {
    async begin(redirectUri, prompt) {
      const configuration = await configured();
      if (!configuration) return null;
      const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopeFor(configuration),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(prompt === undefined ? {} : { prompt }),
      });
      return { authorizationURL: url.href, state, nonce, codeVerifier };
    },

    async finish(back) {
      const configuration = await configured();
      if (!configuration) return { kind: 'unavailable' };
      try {
        const tokens = await authorizationCodeGrant(configuration, callbackOf(back, configuration), {
          expectedState: back.state,
          expectedNonce: back.nonce,
          pkceCodeVerifier: back.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return { kind: 'refused' };
        const completeClaimsSet = await completeClaims(configuration, claims, tokens.access_token);
        return {
          kind: 'signed-in',
          person: readPerson(claims.iss, claims.sub, completeClaimsSet),
          refreshToken: tokens.refresh_token ?? null,
        };
      } catch (error) {
        return explain(error, { kind: 'refused' as const });
      }
    },

    async renew(refreshToken, subject) {
      const configuration = await configured();
      if (!configuration) return { kind: 'unavailable' };
      try {
        const tokens = await refreshTokenGrant(configuration, refreshToken);
        const idToken = tokens.claims();
        // OpenID Connect Core §12.2: a renewal is of the same person.
        if (idToken && idToken.sub !== subject) return { kind: 'no' };
        return { kind: 'yes', refreshToken: tokens.refresh_token ?? refreshToken };
      } catch (error) {
        return explain(error, { kind: 'no' as const });
      }
    },
  };
}

/** Requests a refresh token where the provider supports it. */
function scopeFor(configuration: Configuration): string {
  const { scopes_supported: scopes } = configuration.serverMetadata();
  const isOffered = scopes === undefined || scopes.includes('offline_access');
  return `openid email profile${isOffered ? ' offline_access' : ''}`;
}

/**
 * The address the browser came back to, as the provider made it. Without `iss` the address itself names its sender: it
 * is this provider's alone, and of this attempt (RFC 9700 §4.4.2.2).
 */
function callbackOf({ redirectUri, code, state, iss }: Return, configuration: Configuration): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  url.searchParams.set('iss', iss ?? configuration.serverMetadata().issuer);
  return url;
}

/** Many providers keep names and addresses for the second question. */
async function completeClaims(
  configuration: Configuration,
  claims: Claims & { readonly sub: string },
  accessToken: string,
): Promise<Claims> {
  const canAsk = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (hasContact(claims) || !canAsk) return claims;
  const more = await fetchUserInfo(configuration, accessToken, claims.sub);
  // An address and whether it was verified belong together: both from one source.
  return claims.email === undefined ? { ...claims, ...more } : { ...more, ...claims };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'error' in error ? error.error : 'code' in error ? error.code : error.name;
  return String(code);
}

/** Errors caused by the configuration or the provider, not by the person's sign-in. */
const NOT_ABOUT_THE_PERSON = new Set([
  'invalid_client',
  'unauthorized_client',
  'server_error',
  'temporarily_unavailable',
]);
/** No answer, or none of an OpenID provider: a proxy's page, for example. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether a call to the provider failed without saying anything about the person. */
function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500 || NOT_ABOUT_THE_PERSON.has(error.error);
  if (error instanceof ClientError) return NO_ANSWER.has(error.code ?? '');
  // The connection itself.
  return error instanceof TypeError;
}
