import type { ErrorCode } from '@euro/api-contract';
import { type Issuer, startIssuer } from '../../testing/issuer.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';
import { accountMailJob } from '../accountMail/accountMailJob.js';
import { sessionCleanupJob } from '../identity/sessionCleanupJob.js';

const REDIRECT = 'http://127.0.0.1:3000/provider/vrt';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let issuer: Issuer;
let api: TestApi;
beforeAll(async () => {
  issuer = await startIssuer();
  api = await startTestApi({ env: { ...testEnv, oidc: issuer.env } });
});
beforeEach(() => {
  issuer.lies = {};
  issuer.renewal = 'yes';
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});

let count = 0;
function personClaims(more: object = {}) {
  count += 1;
  return {
    sub: `lotte-${count}`,
    email: `lotte${count}@schelde.test`,
    email_verified: true,
    given_name: 'Lotte',
    family_name: 'Peeters',
    ...more,
  };
}

/** Each from an address of its own: the limit per address is not what these tests are about. */
class Browser extends TestClient {
  private readonly address = `198.51.100.${browsers++ % 250}`;

  override send(method: string, path: string, options: Parameters<TestClient['send']>[2]) {
    const headers = { 'x-forwarded-for': this.address, ...options.headers };
    return super.send(method, path, { ...options, headers });
  }
}
let browsers = 0;

const aBrowser = () => new Browser(api.url);

async function begin(client: TestClient, body: object = {}) {
  const answer = await client.post('user/auth/vrt/start', { redirectURI: REDIRECT, ...body });
  return answer.body as { authorizationURL: string; state: string };
}

function finish(client: TestClient, code: string, state: string, more: object = {}): Promise<Answer> {
  const back = { code, state, redirectURI: REDIRECT, iss: issuer.env.issuer, userAgent: 'test' };
  return client.post('user/auth/vrt', { ...back, ...more });
}

async function signIn(person: object, client: TestClient = aBrowser()): Promise<Answer> {
  const { authorizationURL, state } = await begin(client);
  issuer.person = { ...person };
  const answer = await finish(client, issuer.approve(authorizationURL), state);
  client.token = answer.body.token ?? null;
  return answer;
}

async function register(email: string) {
  const account = { firstName: 'Kevin', lastName: 'De Bruyne', email, password: 'geheim' };
  const answer = await aBrowser().post('user/register', account);
  expect(answer.status).toBe(200);
  return { account, user: answer.body };
}

describe('signing in at the broadcaster', () => {
  it('redirects with state, nonce and PKCE, and binds the attempt to the browser', async () => {
    const client = aBrowser();
    const answer = await client.post('user/auth/vrt/start', { redirectURI: REDIRECT, prompt: 'none' });
    const { authorizationURL, state } = answer.body;
    const params = Object.fromEntries(new URL(authorizationURL).searchParams);
    expect(params).toMatchObject({
      ...{ client_id: 'euromanager', response_type: 'code', redirect_uri: REDIRECT, state, prompt: 'none' },
      ...{ scope: 'openid email profile offline_access', code_challenge_method: 'S256' },
      ...{
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^em_sso=[\w-]{43}; path=\/api\/user; expires=.*; samesite=lax; httponly$/i,
    );
    const [attempt] = await api.database.models.SsoAttempt.findAll({
      order: [['expiresAt', 'DESC']],
      raw: true,
    });
    expect(JSON.stringify(attempt)).not.toContain(state);
    expect(JSON.stringify(attempt)).not.toContain(client.cookies.get('em_sso'));
  });

  it('creates an account without a password, and finds it again after a change of address', async () => {
    const person = personClaims();
    const client = aBrowser();
    const first = await signIn(person, client);
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ isNew: true })]);
    const { user } = first.body;
    expect(user).toMatchObject({
      ...{ firstName: 'Lotte', lastName: 'Peeters', email: person.email, vrtId: person.sub },
      ...{ hasPassword: false, identities: [{ provider: 'vrt', email: person.email }], role: 'user' },
    });
    expect((await client.get('user/profile')).body).toEqual(user);
    expect((await client.post('user/refresh')).status).toBe(200);
    const secondAnswer = await signIn({ ...person, email: 'nieuw@schelde.test', email_verified: false });
    expect(secondAnswer.body).toMatchObject({ isNew: false, user: { id: user.id, email: person.email } });
  });

  it.each([
    [
      { given_name: undefined, family_name: undefined, name: 'Lotte  van den Berg' },
      ['Lotte', 'van den Berg'],
    ],
    [{ given_name: undefined, family_name: undefined, nickname: 'lotje' }, ['lotje', '']],
    [{ given_name: '  ', family_name: 7, email: 'zonder.naam@schelde.test' }, ['zonder naam', '']],
    [{ given_name: 'L'.repeat(200), family_name: 'Pee\u0000ters' }, ['L'.repeat(80), 'Peeters']],
  ])('derives a name from %j', async (claims, [firstName, lastName]) => {
    const { body } = await signIn(personClaims(claims));
    expect(body.user).toMatchObject({ firstName, lastName });
  });

  it('creates one account from two concurrent first sign-ins', async () => {
    const person = personClaims();
    api.context.activity.take();
    const answers = await Promise.all([signIn(person), signIn(person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(await api.database.models.User.count({ where: { email: person.email } })).toBe(1);
    expect(api.context.activity.take()).toEqual([['sign-ups', 1]]);
  });
});

describe('an account with the same address', () => {
  it('is signed in to when the broadcaster verified the address, and its owner is mailed', async () => {
    const person = personClaims();
    const { account, user } = await register(person.email);
    await accountMailJob.run(api.context, 0);
    const [, token] = /verify-email\/([\w-]{43})/.exec(api.mails.at(-1)?.text ?? '') ?? [];
    expect((await aBrowser().post('user/verify-email', { token })).status).toBe(200);
    api.mails.length = 0;
    const answer = await signIn({ ...person, email: person.email.toUpperCase() });
    expect(answer.body).toMatchObject({
      isNew: false,
      user: { id: user.id, firstName: 'Kevin', hasPassword: true },
    });
    expect((await new TestClient(api.url).post('user/login', account)).status).toBe(200);
    await accountMailJob.run(api.context, 0);
    expect(api.mails).toEqual([
      expect.objectContaining({ to: person.email, subject: 'You now sign in with De Schelde too' }),
    ]);
  });

  it('is returned to its owner when its address was never verified', async () => {
    const person = personClaims();
    const { account, user } = await register(person.email);
    const { body } = await signIn(person);
    expect(body).toMatchObject({ isNew: false, reclaimed: true, user: { id: user.id, hasPassword: false } });
    expect((await new TestClient(api.url).post('user/login', account)).status).toBe(401);
  });

  it.each([
    ['is not verified', { email_verified: false }],
    ['has no verification status', { email_verified: undefined }],
    ['is invalid', { email: 'geen adres' }],
    ['is missing', { email: undefined }],
  ])('is not opened, and none is created, when the address %s', async (_, claims) => {
    const person = personClaims(claims);
    await register(`lotte${count}@schelde.test`);
    const before = await api.database.models.User.count();
    const answer = await signIn(person);
    expect([answer.status, answer.body]).toEqual([409, refusal('sso-email-unverified')]);
    const stranger = await signIn(personClaims(claims));
    expect(stranger.body).toEqual(refusal('sso-email-unverified'));
    expect(await api.database.models.User.count()).toBe(before);
    expect(await api.database.models.UserIdentity.count({ where: { subject: person.sub } })).toBe(0);
  });
});

describe('an attempt', () => {
  it('works beside others of the same browser, once each', async () => {
    const client = aBrowser();
    const tabs = [await begin(client), await begin(client)] as const;
    issuer.person = personClaims();
    const codes = tabs.map(({ authorizationURL }) => issuer.approve(authorizationURL));
    const back = await Promise.all(tabs.map(({ state }, tab) => finish(client, codes[tab] ?? '', state)));
    expect(back.map(({ status }) => status)).toEqual([200, 200]);
    const code = issuer.approve(tabs[0].authorizationURL);
    expect((await finish(client, code, tabs[0].state)).body).toEqual(refusal('sso-state-invalid'));
  });

  it('completes once when a code is sent twice at once', async () => {
    const client = aBrowser();
    const { authorizationURL, state } = await begin(client);
    issuer.person = personClaims();
    const code = issuer.approve(authorizationURL);
    const answers = await Promise.all([finish(client, code, state), finish(client, code, state)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is rejected in another browser, and remains valid in its own', async () => {
    const [client, other] = [aBrowser(), aBrowser()];
    const { authorizationURL, state } = await begin(client);
    await begin(other);
    issuer.person = personClaims();
    const code = issuer.approve(authorizationURL);
    for (const thief of [other, aBrowser()]) {
      expect((await finish(thief, code, state)).body).toEqual(refusal('sso-state-invalid'));
    }
    expect((await finish(client, code, state)).status).toBe(200);
  });

  it('expires after ten minutes and is deleted', async () => {
    const client = aBrowser();
    const { authorizationURL, state } = await begin(client);
    api.passTime(10 * MINUTE);
    const answer = await finish(client, issuer.approve(authorizationURL), state);
    expect([answer.status, answer.body]).toEqual([400, refusal('sso-state-invalid')]);
    await begin(client);
    api.passTime(11 * MINUTE);
    await sessionCleanupJob.run(api.context, 0);
    expect(await api.database.models.SsoAttempt.count()).toBe(0);
  });

  const bent: readonly [string, object, ErrorCode][] = [
    ['an unknown state', { state: 'made-up' }, 'sso-state-invalid'],
    ['an unknown code', { code: 'made-up' }, 'sso-refused'],
    ['another issuer', { iss: 'https://evil.example' }, 'sso-refused'],
    ['an empty issuer', { iss: '' }, 'sso-refused'],
  ];
  it.each(bent)('is refused with %s', async (_, change, code) => {
    const client = aBrowser();
    const { authorizationURL, state } = await begin(client);
    issuer.person = personClaims();
    const answer = await finish(client, issuer.approve(authorizationURL), state, change);
    expect(answer.body).toEqual(refusal(code));
    expect(client.cookies.has('em_refresh')).toBe(false);
  });

  it('needs no issuer beside code and state, even where the provider sends it (spec §7)', async () => {
    const client = aBrowser();
    const { authorizationURL, state } = await begin(client);
    issuer.person = personClaims();
    const answer = await finish(client, issuer.approve(authorizationURL), state, { iss: undefined });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ isNew: true })]);
  });

  it.each([
    ['another nonce', { nonce: 'of another attempt' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no subject', { sub: undefined }],
  ])('is refused when the ID token is for %s', async (_, lies) => {
    issuer.lies = lies;
    const answer = await signIn(personClaims());
    expect([answer.status, answer.body]).toEqual([401, refusal('sso-refused')]);
  });

  it.each([
    'https://evil.example/provider/vrt',
    'http://127.0.0.1:3000/elsewhere',
    'http://127.0.0.1:3000/provider/vrt/../x',
    'http://127.0.0.1:3000/provider/vrt?next=//evil.example',
    'http://127.0.0.1:3000@evil.example/provider/vrt',
    'javascript:alert(1)',
    '',
  ])('does not redirect to %j', async (redirectURI) => {
    const client = aBrowser();
    for (const path of ['user/auth/vrt/start', 'user/auth/vrt']) {
      const answer = await client.post(path, { redirectURI, code: 'c', state: 's' });
      expect(answer.body).toEqual(refusal('redirect-refused'));
    }
  });

  it('can be neither started nor completed from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const path of ['user/auth/vrt/start', 'user/auth/vrt']) {
      const body = { redirectURI: REDIRECT, code: 'c', state: 's' };
      const answer = await aBrowser().post(path, body, { headers });
      expect(answer.body).toEqual(refusal('origin-refused'));
    }
  });
});

describe('a session of a broadcaster’s sign-in', () => {
  const countRefreshes = () => issuer.calls.filter((call) => call === '/token refresh_token').length;

  async function signedIn() {
    const client = aBrowser();
    await signIn(personClaims(), client);
    issuer.calls.length = 0;
    return client;
  }

  it('continues while the broadcaster confirms it, checked once in five minutes for any number of tabs', async () => {
    const client = await signedIn();
    const tab = aBrowser();
    tab.cookies.set('em_refresh', client.cookies.get('em_refresh') ?? '');
    expect((await client.post('user/refresh')).status).toBe(200);
    expect(countRefreshes()).toBe(0);
    api.passTime(5 * MINUTE);
    tab.cookies.set('em_refresh', client.cookies.get('em_refresh') ?? '');
    const answers = await Promise.all([client.post('user/refresh'), tab.post('user/refresh')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.post('user/refresh')).status).toBe(200);
    expect(countRefreshes()).toBe(1);
    api.passTime(5 * MINUTE);
    // With the token that he gave the last time: the first one is used up.
    expect((await client.post('user/refresh')).status).toBe(200);
    expect(countRefreshes()).toBe(2);
  });

  it('ends when the broadcaster rejects it', async () => {
    const client = await signedIn();
    issuer.renewal = 'no';
    api.passTime(5 * MINUTE);
    const answer = await client.post('user/refresh');
    expect([answer.status, answer.body]).toEqual([401, refusal('refresh-refused')]);
    expect([client.cookies.has('em_refresh'), client.cookies.has('token')]).toEqual([false, false]);
    expect((await client.get('user/profile')).body).toEqual(refusal('session-expired'));
  });

  it('ends when the broadcaster names another user', async () => {
    const client = await signedIn();
    issuer.lies = { sub: 'somebody-else' };
    api.passTime(5 * MINUTE);
    expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
  });

  it('continues for a day while the broadcaster is unreachable, and no longer', async () => {
    const client = await signedIn();
    issuer.renewal = 'down';
    for (const wait of [HOUR, 23 * HOUR]) {
      api.passTime(wait);
      expect((await client.post('user/refresh')).status).toBe(200);
    }
    api.passTime(MINUTE);
    expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
  });

  it('lasts another day after each confirmation', async () => {
    const client = await signedIn();
    issuer.renewal = 'down';
    api.passTime(23 * HOUR);
    expect((await client.post('user/refresh')).status).toBe(200);
    issuer.renewal = 'yes';
    api.passTime(HOUR);
    expect((await client.post('user/refresh')).status).toBe(200);
    issuer.renewal = 'down';
    api.passTime(23 * HOUR);
    expect((await client.post('user/refresh')).status).toBe(200);
  });

  it('exposes the broadcaster’s token to no client, and discards it at sign-out', async () => {
    const client = await signedIn();
    const { ProviderSession } = api.database.models;
    const rows = await ProviderSession.findAll({ raw: true });
    expect(JSON.stringify(rows)).not.toContain('renew-');
    expect(api.logLines.join('\n')).not.toContain('renew-');
    await client.post('user/logout');
    expect(await ProviderSession.count()).toBe(rows.length - 1);
    api.passTime(31 * 24 * HOUR);
    await sessionCleanupJob.run(api.context, 0);
    expect(await ProviderSession.count()).toBe(0);
  });
});

describe('a broadcaster that is down', () => {
  it('affects nothing else, and signs in again once it is back', async () => {
    const [client, waiting] = [aBrowser(), aBrowser()];
    const { authorizationURL, state } = await begin(waiting);
    issuer.person = personClaims();
    const code = issuer.approve(authorizationURL);
    await issuer.close();
    api.passTime(2 * HOUR);
    const fresh = await startTestApi({ env: { ...testEnv, oidc: issuer.env } });
    const unable = await new TestClient(fresh.url).post('user/auth/vrt/start', { redirectURI: REDIRECT });
    expect([unable.status, unable.body]).toEqual([503, refusal('sso-not-available')]);
    expect((await finish(client, code, state)).body).toEqual(refusal('sso-state-invalid'));
    await register(`elsewhere${count}@example.test`);
    await issuer.open();
    fresh.passTime(5_000);
    const able = await new TestClient(fresh.url).post('user/auth/vrt/start', { redirectURI: REDIRECT });
    expect(able.status).toBe(200);
    await fresh.close();
  });

  it('is not called where none is configured', async () => {
    const loneApi = await startTestApi();
    for (const path of ['user/auth/vrt/start', 'user/auth/vrt']) {
      const answer = await new TestClient(loneApi.url).post(path, {
        redirectURI: REDIRECT,
        code: 'c',
        state: 's',
      });
      expect(answer.body).toEqual(refusal('sso-not-available'));
    }
    await loneApi.close();
  });

  it('is not trusted with a key that it never published', async () => {
    await issuer.changeKey();
    expect((await signIn(personClaims())).body).toEqual(refusal('sso-refused'));
  });
});
