import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
} from 'openid-client';
import { type StandIns, startStandIns } from '../startStandIns.js';
import { createVisitor, type Place, type Visitor } from '../testing/createVisitor.js';

const PORTAL = 'http://portal.test';
const REDIRECT = `${PORTAL}/provider/vrt`;

let standIns: StandIns;
let portal: Configuration;
let visitor: Visitor;

async function discover(): Promise<Configuration> {
  const secret = 'euromanager-demo-secret';
  const execute = [allowInsecureRequests];
  return discovery(new URL(standIns.issuer), 'euromanager', secret, undefined, { execute });
}

// One provider for all tests, with a separate visitor each.
beforeAll(async () => {
  standIns = await startStandIns({ portalUrl: PORTAL });
  portal = await discover();
});
beforeEach(() => {
  visitor = createVisitor(standIns.origin);
});
afterAll(() => standIns.stop());

/** Begins a sign-in like the portal, with the values that finish it. */
async function begin(more: Readonly<Record<string, string>> = {}) {
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const url = buildAuthorizationUrl(portal, {
    redirect_uri: REDIRECT,
    scope: 'openid email profile offline_access',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  });
  const finish = ({ url: back }: Place) =>
    authorizationCodeGrant(portal, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
  return { url: url.href, finish };
}

const signInAs = (at: Place, email: string, password = 'schelde') =>
  visitor.post(at.url.href, { email, password });

async function signedIn(email: string) {
  const { url, finish } = await begin();
  return finish(await signInAs(await visitor.go(url), email));
}

const session = async () => (await visitor.go('/stand-ins/sso/session')).answer?.json();

describe('signing in with the broadcaster', () => {
  it('prompts for the account, and sends the portal a code that can be exchanged once', async () => {
    const { url, finish } = await begin();
    const page = await visitor.go(url);
    expect(page.answer?.headers.get('content-security-policy')).toContain(`form-action 'self' ${PORTAL}`);
    expect(await page.answer?.text()).toContain('EuroManager krijgt je naam');
    const back = await signInAs(page, ' Lotte@Schelde.test ');
    expect(back.url.href).toContain(`${REDIRECT}?code=`);
    const tokens = await finish(back);
    const { sub = '' } = tokens.claims() ?? {};
    expect(await fetchUserInfo(portal, tokens.access_token, sub)).toMatchObject({
      sub: 'schelde-1001',
      email: 'lotte@schelde.test',
      email_verified: true,
      given_name: 'Lotte',
      family_name: 'Vermeulen',
    });
    await expect(finish(back)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('marks an unverified address', async () => {
    const tokens = await signedIn('tom@schelde.test');
    const claims = await fetchUserInfo(portal, tokens.access_token, 'schelde-1002');
    expect(claims).toMatchObject({ email: 'tom@schelde.test', email_verified: false });
  });

  it('prompts again after a wrong password, and retains the input', async () => {
    const page = await visitor.go((await begin()).url);
    const secondAttempt = await signInAs(page, 'lotte@schelde.test', 'wrong');
    expect(secondAttempt.answer?.status).toBe(422);
    const text = await secondAttempt.answer?.text();
    expect(text).toContain('horen niet bij elkaar');
    expect(text).toContain('value="lotte@schelde.test"');
  });

  it('can be refused', async () => {
    const page = await visitor.go((await begin()).url);
    const back = await visitor.post(`${page.url.pathname}/abort`);
    expect(back.url.href).toContain(`${REDIRECT}?error=access_denied`);
  });

  it('refuses a sign-in without PKCE, and never redirects to another address', async () => {
    const bare = new URL((await begin()).url);
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    expect((await visitor.go(bare.href)).url.searchParams.get('error')).toBe('invalid_request');
    const foreignRedirect = await visitor.go((await begin({ redirect_uri: 'http://evil.test/' })).url);
    expect(foreignRedirect.answer?.status).toBe(400);
    expect(await foreignRedirect.answer?.text()).toContain('Aanmelden lukt zo niet');
  });

  it('is silent with a session there, and fails silently without one', async () => {
    const quiet = await begin({ prompt: 'none' });
    expect((await visitor.go(quiet.url)).url.searchParams.get('error')).toBe('login_required');
    await signInAs(await visitor.go('/stand-ins/sso/sign-in?return=/rankings'), 'lotte@schelde.test');
    const silent = await begin({ prompt: 'none' });
    const tokens = await silent.finish(await visitor.go(silent.url));
    expect(tokens.claims()?.sub).toBe('schelde-1001');
  });

  it('reports an expired sign-in', async () => {
    const page = await createVisitor(standIns.origin).go('/stand-ins/sso/interaction/gone');
    expect([page.answer?.status, await page.answer?.text()]).toEqual([
      400,
      expect.stringContaining('Deze aanmelding is verlopen'),
    ]);
  });
});

describe('the broadcaster’s header widget', () => {
  it('reads the session, signs people in and returns them to their page', async () => {
    expect(await session()).toEqual({ state: 0, user: null });
    const back = await signInAs(
      await visitor.go('/stand-ins/sso/sign-in?return=%2Frankings%3Fround%3D2'),
      'lotte@schelde.test',
    );
    expect(back.url.href).toBe(`${standIns.origin}/rankings?round=2`);
    expect(await session()).toEqual({
      state: 1,
      user: { id: 'schelde-1001', firstName: 'Lotte', lastName: 'Vermeulen' },
    });
  });

  it.each(['//evil.test/', 'https://evil.test/', '/\\evil.test'])('does not redirect to %s', async (away) => {
    const back = await visitor.go(`/stand-ins/sso/back?state=${encodeURIComponent(away)}`);
    expect(back.url.href).toBe(`${standIns.origin}/`);
  });

  it('signs out and revokes all grants, for its own page only', async () => {
    const tokens = await signedIn('lotte@schelde.test');
    const newTokens = await refreshTokenGrant(portal, tokens.refresh_token ?? '');
    expect(newTokens.claims()?.sub).toBe('schelde-1001');
    await visitor.post('/stand-ins/sso/sign-out', {}, { Origin: 'http://evil.test' });
    expect(await session()).toMatchObject({ state: 1 });
    await visitor.post('/stand-ins/sso/sign-out', {}, { Origin: standIns.origin });
    expect(await session()).toEqual({ state: 0, user: null });
    await expect(refreshTokenGrant(portal, newTokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('is a separate script', async () => {
    const { answer } = await visitor.go('/stand-ins/sso/widget.js');
    expect(answer?.headers.get('content-type')).toContain('javascript');
    expect(await answer?.text()).toContain('window.broadcasterWidget');
  });
});

it('has exactly the sections that the strip links to', async () => {
  const { answer } = await visitor.go('/stand-ins/sso/site/sport');
  expect(await answer?.text()).toContain('<h1>Sport</h1>');
  expect((await visitor.go('/stand-ins/sso/site')).answer?.status).toBe(200);
  expect((await visitor.go('/stand-ins/sso/site/elders')).answer?.status).toBe(404);
});

it('prompts for confirmation before a sign-out of the portal', async () => {
  await signedIn('lotte@schelde.test');
  const page = await visitor.go('/stand-ins/sso/session/end?client_id=euromanager');
  const text = (await page.answer?.text()) ?? '';
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(text) ?? [];
  const done = await visitor.post('/stand-ins/sso/session/end/confirm', { xsrf, logout: 'yes' });
  expect(await done.answer?.text()).toContain('Je bent afgemeld');
  expect(await session()).toMatchObject({ state: 0 });
});

it('retains sessions after a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sso-'));
  try {
    await standIns.stop();
    standIns = await startStandIns({ portalUrl: PORTAL, dataDir });
    visitor = createVisitor(standIns.origin);
    portal = await discover();
    const tokens = await signedIn('lotte@schelde.test');
    await standIns.stop();
    standIns = await startStandIns({ portalUrl: PORTAL, dataDir });
    visitor = createVisitor(standIns.origin, visitor.cookies);
    expect(await session()).toMatchObject({ state: 1 });
    const newTokens = await refreshTokenGrant(await discover(), tokens.refresh_token ?? '');
    expect(newTokens.claims()?.sub).toBe('schelde-1001');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
