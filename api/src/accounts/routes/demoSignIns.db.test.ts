import {
  createVisitor,
  FACEBOOK_PEOPLE,
  SSO_PASSWORD,
  type StandIns,
  startStandIns,
  type Visitor,
} from '@euro/stand-ins';
import { readEnv } from '../../infra/env.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';

const PORTAL = 'http://127.0.0.1:3000';
const REDIRECT = `${PORTAL}/provider/vrt`;
const FIVE_MINUTES = 5 * 60_000;

let standIns: StandIns;
let api: TestApi;
beforeAll(async () => {
  standIns = await startStandIns({ portalUrl: PORTAL });
  // As the demo derives them, but for the gateway in between.
  const { oidc, facebook } = readEnv({ STAND_INS_PORT: new URL(standIns.origin).port, PUBLIC_URL: PORTAL });
  if (!oidc || !facebook) throw new Error('The demo has stand-ins.');
  api = await startTestApi({
    env: { ...testEnv, facebook, oidc: { ...oidc, issuer: standIns.issuer } },
  });
});
afterAll(async () => {
  await api.close();
  await standIns.stop();
});

/** Somebody signs in through the real pages of the broadcaster. */
async function signIn(
  email: string,
  client = new TestClient(api.url),
  visitor: Visitor = createVisitor(standIns.origin),
): Promise<Answer> {
  const startAnswer = await client.post('user/auth/vrt/start', { redirectURI: REDIRECT });
  const page = await visitor.go(startAnswer.body.authorizationURL);
  const { url } = await visitor.post(page.url.href, { email, password: SSO_PASSWORD });
  expect(url.href.startsWith(`${REDIRECT}?`)).toBe(true);
  const { code, state, iss } = Object.fromEntries(url.searchParams);
  const answer = await client.post('user/auth/vrt', { code, state, iss, redirectURI: REDIRECT });
  client.token = answer.body.token ?? null;
  return answer;
}

it('signs in with the demo’s broadcaster, which sends names on a second request', async () => {
  const answer = await signIn('lotte@schelde.test');
  expect(answer.body).toMatchObject({
    isNew: true,
    user: { firstName: 'Lotte', lastName: 'Vermeulen', email: 'lotte@schelde.test', vrtId: 'schelde-1001' },
  });
  expect((await signIn('lotte@schelde.test')).body).toMatchObject({ isNew: false, user: answer.body.user });
});

it('signs in with code and state alone, as the specification sends them, but not with another issuer', async () => {
  const client = new TestClient(api.url);
  const visitor = createVisitor(standIns.origin);
  const comeBack = async (more: object) => {
    const startAnswer = await client.post('user/auth/vrt/start', { redirectURI: REDIRECT });
    let { url } = await visitor.go(startAnswer.body.authorizationURL);
    if (!url.href.startsWith(REDIRECT)) {
      const signIn = { email: 'lotte@schelde.test', password: SSO_PASSWORD };
      ({ url } = await visitor.post(url.href, signIn));
    }
    expect(url.searchParams.get('iss')).toBe(standIns.issuer);
    const back = { code: url.searchParams.get('code'), state: url.searchParams.get('state') };
    return client.post('user/auth/vrt', { ...back, redirectURI: REDIRECT, ...more });
  };
  const answer = await comeBack({});
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ user: expect.objectContaining({ vrtId: 'schelde-1001' }) }),
  ]);
  const other = await comeBack({ iss: 'https://evil.example' });
  expect([other.status, other.body]).toEqual([401, refusal('sso-refused')]);
});

it('creates no account for an address that the broadcaster has not verified', async () => {
  const answer = await signIn('tom@schelde.test');
  expect([answer.status, answer.body]).toEqual([409, refusal('sso-email-unverified')]);
});

it('signs in to the account with the same verified address', async () => {
  const account = { firstName: 'Noor', lastName: 'Fan', email: 'fan@demo.test', password: 'euro2024' };
  const { body } = await new TestClient(api.url).post('user/register', account);
  const noor = FACEBOOK_PEOPLE.find(({ email }) => email === account.email);
  const token = standIns.facebook.giveToken(noor?.id ?? '');
  const answers = [
    await signIn(account.email),
    await new TestClient(api.url).get(`user/auth/facebook?access_token=${token}&logInOnly=1`),
  ];
  for (const answer of answers) expect(answer.body).toMatchObject({ isNew: false, user: { id: body.id } });
  expect(answers[1]?.body.user.identities).toEqual([
    { provider: 'vrt', email: account.email },
    { provider: 'facebook', email: account.email },
  ]);
});

it('ends the session when the user signs out at the broadcaster', async () => {
  const [client, visitor] = [new TestClient(api.url), createVisitor(standIns.origin)];
  await signIn('amir@schelde.test', client, visitor);
  api.passTime(FIVE_MINUTES);
  expect((await client.post('user/refresh')).status).toBe(200);
  await visitor.post('/stand-ins/sso/sign-out', {}, { Origin: standIns.origin });
  api.passTime(FIVE_MINUTES);
  expect((await client.post('user/refresh')).body).toEqual(refusal('refresh-refused'));
});
