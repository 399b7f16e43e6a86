import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Env } from '../infra/env.js';

/** An OpenID provider on its own port whose answers a test can change. */
export interface Issuer {
  readonly env: NonNullable<Env['oidc']>;
  /** The next person to sign in. */
  person: JWTPayload;
  /** Put over the claims of the next ID tokens. */
  lies: JWTPayload;
  /** Its answer to a check whether a session continues. */
  renewal: 'yes' | 'no' | 'down';
  /** Every call but those for its configuration and keys. */
  readonly calls: string[];
  /** Says yes to a sign-in as people do in their browser, and answers the code. */
  approve(authorizationURL: string): string;
  /** From now on it signs with a key that it does not publish. */
  changeKey(): Promise<void>;
  close(): Promise<void>;
  open(): Promise<void>;
}

interface Grant {
  readonly person: JWTPayload;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const CLIENT = { clientId: 'euromanager', clientSecret: 'a secret of the tests' };

export async function startIssuer(): Promise<Issuer> {
  const keys = await generateKeyPair('RS256');
  let signingKey = keys.privateKey;
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const renewals = new Map<string, JWTPayload>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/sso`;

  const issuer: Issuer = {
    env: { issuer: url, ...CLIENT, name: 'De Schelde', widgetUrl: null, siteUrl: null, links: [] },
    person: {},
    lies: {},
    renewal: 'yes',
    calls: [],
    approve(authorizationURL) {
      const params = new URL(authorizationURL).searchParams;
      const code = randomUUID();
      grants.set(code, {
        person: issuer.person,
        nonce: params.get('nonce') ?? '',
        challenge: params.get('code_challenge') ?? '',
        redirectUri: params.get('redirect_uri') ?? '',
      });
      return code;
    },
    async changeKey() {
      signingKey = (await generateKeyPair('RS256')).privateKey;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    async open() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', url).pathname.replace('/sso', '');
    const form = new URLSearchParams(await text(request));
    const [status, body] = await respond(path, form);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function respond(path: string, form: URLSearchParams): Promise<[number, object]> {
    if (path === '/.well-known/openid-configuration') return [200, configuration(url)];
    if (path === '/jwks') return [200, { keys: [jwk] }];
    issuer.calls.push(`${path} ${form.get('grant_type') ?? ''}`.trim());
    if (form.get('client_secret') !== CLIENT.clientSecret) return [401, { error: 'invalid_client' }];
    return form.get('grant_type') === 'refresh_token' ? renew(form) : exchange(form);
  }

  function exchange(form: URLSearchParams): Promise<[number, object]> | [number, object] {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = grant?.challenge === proof && grant.redirectUri === form.get('redirect_uri');
    return grant && isRight ? tokens(grant.person, grant.nonce) : [400, { error: 'invalid_grant' }];
  }

  function renew(form: URLSearchParams): Promise<[number, object]> | [number, object] {
    const token = form.get('refresh_token') ?? '';
    const person = renewals.get(token);
    if (issuer.renewal === 'down') return [503, { error: 'temporarily_unavailable' }];
    if (issuer.renewal === 'no' || !person) return [400, { error: 'invalid_grant' }];
    renewals.delete(token);
    return tokens(person);
  }

  async function tokens(person: JWTPayload, nonce?: string): Promise<[number, object]> {
    const refreshToken = `renew-${randomUUID()}`;
    renewals.set(refreshToken, person);
    const claims = { ...person, ...(nonce === undefined ? {} : { nonce }), ...issuer.lies };
    const idToken = await new SignJWT({ iss: url, aud: CLIENT.clientId, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(signingKey);
    return [
      200,
      {
        access_token: 'a',
        token_type: 'Bearer',
        expires_in: 60,
        id_token: idToken,
        refresh_token: refreshToken,
      },
    ];
  }

  return issuer;
}

function configuration(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
    authorization_response_iss_parameter_supported: true,
  };
}
