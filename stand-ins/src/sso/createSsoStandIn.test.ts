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

// One provider for all: each visitor is somebody else to it.
beforeAll(async () => {
  standIns = await startStandIns({ portalUrl: PORTAL });
  portal = await discover();
});
beforeEach(() => {
  visitor = createVisitor(standIns.origin);
});
afterAll(() => standIns.stop());

/** A sign-in begun as the portal begins it, with what is needed to finish it. */
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
  it('asks who somebody is, and tells the portal with a code it can exchange once', async () => {
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

  it('says of an address that nobody verified it', async () => {
    const tokens = await signedIn('tom@schelde.test');
    const claims = await fetchUserInfo(portal, tokens.access_token, 'schelde-1002');
    expect(claims).toMatchObject({ email: 'tom@schelde.test', email_verified: false });
  });

  it('asks again after a wrong password, and keeps what was typed', async () => {
    const page = await visitor.go((await begin()).url);
    const again = await signInAs(page, 'lotte@schelde.test', 'wrong');
    expect(again.answer?.status).toBe(422);
    const text = await again.answer?.text();
    expect(text).toContain('horen niet bij elkaar');
    expect(text).toContain('value="lotte@schelde.test"');
  });

  it('lets people refuse', async () => {
    const page = await visitor.go((await begin()).url);
    const back = await visitor.post(`${page.url.pathname}/abort`);
    expect(back.url.href).toContain(`${REDIRECT}?error=access_denied`);
  });

  it('takes no sign-in without PKCE, and sends nobody to another address', async () => {
    const bare = new URL((await begin()).url);
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    expect((await visitor.go(bare.href)).url.searchParams.get('error')).toBe('invalid_request');
    const elsewhere = await visitor.go((await begin({ redirect_uri: 'http://evil.test/' })).url);
    expect(elsewhere.answer?.status).toBe(400);
    expect(await elsewhere.answer?.text()).toContain('Aanmelden lukt zo niet');
  });

  it('goes silently for who is signed in there, and not at all for who is not', async () => {
    const quiet = await begin({ prompt: 'none' });
    expect((await visitor.go(quiet.url)).url.searchParams.get('error')).toBe('login_required');
    await signInAs(await visitor.go('/stand-ins/sso/sign-in?return=/rankings'), 'lotte@schelde.test');
    const silent = await begin({ prompt: 'none' });
    const tokens = await silent.finish(await visitor.go(silent.url));
    expect(tokens.claims()?.sub).toBe('schelde-1001');
  });

  it('says that a sign-in is over when its page is found again later', async () => {
    const page = await createVisitor(standIns.origin).go('/stand-ins/sso/interaction/gone');
    expect([page.answer?.status, await page.answer?.text()]).toEqual([
      400,
      expect.stringContaining('Deze aanmelding is verlopen'),
    ]);
  });
});

describe('the broadcaster’s header widget', () => {
  it('learns who is signed in, signs people in and brings them back to where they were', async () => {
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

  it.each(['//evil.test/', 'https://evil.test/', '/\\evil.test'])('does not lead to %s', async (away) => {
    const back = await visitor.go(`/stand-ins/sso/back?state=${encodeURIComponent(away)}`);
    expect(back.url.href).toBe(`${standIns.origin}/`);
  });

  it('signs out with everything that was given, at the word of its own page only', async () => {
    const tokens = await signedIn('lotte@schelde.test');
    const renewed = await refreshTokenGrant(portal, tokens.refresh_token ?? '');
    expect(renewed.claims()?.sub).toBe('schelde-1001');
    await visitor.post('/stand-ins/sso/sign-out', {}, { Origin: 'http://evil.test' });
    expect(await session()).toMatchObject({ state: 1 });
    await visitor.post('/stand-ins/sso/sign-out', {}, { Origin: standIns.origin });
    expect(await session()).toEqual({ state: 0, user: null });
    await expect(refreshTokenGrant(portal, renewed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('is a script of its own', async () => {
    const { answer } = await visitor.go('/stand-ins/sso/widget.js');
    expect(answer?.headers.get('content-type')).toContain('javascript');
    expect(await answer?.text()).toContain('window.broadcasterWidget');
  });
});

it('has the sections that the strip leads to, and no more', async () => {
  const { answer } = await visitor.go('/stand-ins/sso/site/sport');
  expect(await answer?.text()).toContain('<h1>Sport</h1>');
  expect((await visitor.go('/stand-ins/sso/site')).answer?.status).toBe(200);
  expect((await visitor.go('/stand-ins/sso/site/elders')).answer?.status).toBe(404);
});

it('asks before it signs somebody out for the portal', async () => {
  await signedIn('lotte@schelde.test');
  const page = await visitor.go('/stand-ins/sso/session/end?client_id=euromanager');
  const text = (await page.answer?.text()) ?? '';
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(text) ?? [];
  const done = await visitor.post('/stand-ins/sso/session/end/confirm', { xsrf, logout: 'yes' });
  expect(await done.answer?.text()).toContain('Je bent afgemeld');
  expect(await session()).toMatchObject({ state: 0 });
});

it('signs nobody out by a restart', async () => {
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
    const renewed = await refreshTokenGrant(await discover(), tokens.refresh_token ?? '');
    expect(renewed.claims()?.sub).toBe('schelde-1001');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
