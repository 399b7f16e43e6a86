import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@euro/api-contract';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';

const APP = { appId: '4711', appSecret: 'the secret of the app' };

interface Profile {
  readonly id: string;
  readonly email?: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

/** What Facebook knows: access tokens, whose they are, and of which app. */
const somebodyByToken = new Map<string, { profile: Profile; debug?: object }>();
let isDown = false;
let graph: Server;
let api: TestApi;

beforeAll(async () => {
  graph = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://graph');
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (isDown) return answer(503, {});
    const isDebug = pathname === '/graph/debug_token';
    const token = query.get(isDebug ? 'input_token' : 'access_token') ?? '';
    const tokenOwner = somebodyByToken.get(token);
    if (isDebug) {
      expect(query.get('access_token')).toBe(`${APP.appId}|${APP.appSecret}`);
      if (!tokenOwner) return answer(200, { data: { is_valid: false, error: { code: 190 } } });
      const data = { app_id: APP.appId, is_valid: true, user_id: tokenOwner.profile.id, expires_at: 0 };
      return answer(200, { data: { ...data, ...tokenOwner.debug } });
    }
    const proof = createHmac('sha256', APP.appSecret).update(token).digest('hex');
    if (query.get('appsecret_proof') !== proof) return answer(400, { error: { code: 100 } });
    return answer(200, tokenOwner?.profile ?? {});
  });
  graph.listen(0, '127.0.0.1');
  await once(graph, 'listening');
  const graphUrl = `http://127.0.0.1:${(graph.address() as AddressInfo).port}/graph`;
  api = await startTestApi({ env: { ...testEnv, facebook: { ...APP, graphUrl, dialogUrl: '' } } });
});
afterAll(async () => {
  await api.close();
  graph.closeAllConnections();
  graph.close();
});

interface Somebody {
  /** Null: he has none there. */
  readonly email?: string | null;
  readonly id?: string;
  /** Overrides what Facebook reports about the token. */
  readonly debug?: object;
}

/** Somebody on Facebook, and the access token that his browser has. */
function onFacebook({ email, id, debug = {} }: Somebody = {}) {
  const number = somebodyByToken.size;
  const profile = { id: id ?? `10${number}`, first_name: 'Eden', last_name: 'Hazard' };
  const address = email === undefined ? `eden${number}@example.test` : email;
  const token = `EAAB-${number}`;
  somebodyByToken.set(token, { profile: address === null ? profile : { ...profile, email: address }, debug });
  return { token, email: address, id: profile.id };
}

let calls = 0;

/** Each from an address of its own, which the limit is not about. */
function signIn(token: string, query: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  calls += 1;
  const search = new URLSearchParams({ access_token: token, ...query });
  const from = { 'x-forwarded-for': `203.0.113.${calls % 250}` };
  return new TestClient(api.url).get(`user/auth/facebook?${search}`, { headers: { ...from, ...headers } });
}

it('creates an account at the first sign-in, and signs in to it afterwards', async () => {
  const { token, email, id } = onFacebook();
  const first = await signIn(token);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    isNew: true,
    user: {
      ...{ firstName: 'Eden', lastName: 'Hazard', email, hasPassword: false, vrtId: null },
      identities: [{ provider: 'facebook', email }],
    },
  });
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('access-control-allow-origin')).toBeNull();
  expect(first.headers.getSetCookie().join()).toMatch(/em_refresh=.*httponly/i);
  const later = onFacebook({ email: null, id });
  const secondAnswer = await signIn(later.token, { logInOnly: '1' });
  expect(secondAnswer.body).toMatchObject({ isNew: false, user: { id: first.body.user.id, email } });
  expect(api.logLines.join('\n')).not.toContain(token);
});

it('signs in to the account with the same address, verified by Facebook', async () => {
  const { token, email } = onFacebook();
  const account = { firstName: 'Kevin', lastName: 'De Bruyne', email, password: 'geheim' };
  const { body } = await new TestClient(api.url).post('user/register', account);
  const answer = await signIn(token, { logInOnly: 'true' });
  expect(answer.body).toMatchObject({ isNew: false, user: { id: body.id, firstName: 'Kevin' } });
});

it('creates no account on the sign-in page', async () => {
  const before = await api.database.models.User.count();
  for (const email of [undefined, null]) {
    const answer = await signIn(onFacebook(email === null ? { email } : {}).token, { logInOnly: '1' });
    expect([answer.status, answer.body]).toEqual([404, refusal('facebook-unknown')]);
    expect(answer.body.error.message).toBe('You should register with facebook first.');
  }
  expect(await api.database.models.User.count()).toBe(before);
});

const refused: readonly (readonly [string, () => string, number, ErrorCode])[] = [
  ['an unknown token', () => 'made-up', 401, 'facebook-refused'],
  ['a token of another app', () => onFacebook({ debug: { app_id: '1' } }).token, 401, 'facebook-refused'],
  ['an invalidated token', () => onFacebook({ debug: { is_valid: false } }).token, 401, 'facebook-refused'],
  ['an expired token', () => onFacebook({ debug: { expires_at: 1 } }).token, 401, 'facebook-refused'],
  ['a token of another user', () => onFacebook({ debug: { user_id: '2' } }).token, 401, 'facebook-refused'],
  ['a person without address', () => onFacebook({ email: null }).token, 422, 'facebook-without-email'],
];

it.each(refused)('refuses %s', async (_, make, status, code) => {
  const answer = await signIn(make());
  expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('rejects a favourite nation that does not play', async () => {
  const answer = await signIn(onFacebook().token, { favoriteClubId: '999999' });
  expect(answer.body).toEqual(refusal('invalid-input'));
});

it.each([
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['a link in a mail', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  [
    'a link, in a browser without Sec-Fetch headers',
    { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  ],
  ['a picture in a comment', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['a script of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
])('rejects a sign-in through %s', async (_, headers) => {
  const answer = await signIn(onFacebook().token, {}, headers);
  expect([answer.status, answer.body]).toEqual([403, refusal('origin-refused')]);
});

it('fails with a code while Facebook is down, and where it is not configured', async () => {
  isDown = true;
  const answer = await signIn(onFacebook().token);
  isDown = false;
  expect([answer.status, answer.body]).toEqual([503, refusal('sso-not-available')]);
  const loneApi = await startTestApi();
  const unknown = await new TestClient(loneApi.url).get('user/auth/facebook?access_token=x');
  expect(unknown.body).toEqual(refusal('sso-not-available'));
  await loneApi.close();
});

it('limits requests to Facebook', async () => {
  const attempt = () => signIn('', {}, { 'x-forwarded-for': '198.51.100.9' });
  const answers = await Promise.all(Array.from({ length: 121 }, attempt));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
