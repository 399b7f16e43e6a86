import { createHmac } from 'node:crypto';
import { type ListeningStandIn, listen } from '../listen.js';
import { createVisitor } from '../testing/createVisitor.js';
import { createFacebookStandIn } from './createFacebookStandIn.js';

const PORTAL = 'http://portal.test';
const APP = '100000000000001';
const SECRET = 'facebook-demo-secret';

let listening: ListeningStandIn;
let time: number;

beforeEach(async () => {
  time = Date.parse('2024-06-14T12:00:00Z');
  listening = await listen(createFacebookStandIn({ portalUrl: PORTAL, now: () => time }).handler);
});
afterEach(() => listening.stop());

const dialogURL = (more: Readonly<Record<string, string>> = {}) =>
  `/stand-ins/facebook/dialog?${new URLSearchParams({
    client_id: APP,
    redirect_uri: `${PORTAL}/provider/facebook`,
    response_type: 'token',
    scope: 'email',
    state: 'a b',
    ...more,
  })}`;

async function choose(fields: Readonly<Record<string, string>>): Promise<URL> {
  return (await createVisitor(listening.origin).post(dialogURL(), fields)).url;
}

async function tokenOf(person: string): Promise<string> {
  return new URLSearchParams((await choose({ person })).hash.slice(1)).get('access_token') ?? '';
}

async function graph(path: string, query: Readonly<Record<string, string>>) {
  const answer = await fetch(
    `${listening.origin}/stand-ins/facebook/graph/${path}?${new URLSearchParams(query)}`,
  );
  return [answer.status, await answer.json()];
}

const debug = (token: string, key = `${APP}|${SECRET}`) =>
  graph('debug_token', { input_token: token, access_token: key });
const me = (token: string, secret = SECRET) =>
  graph('me', {
    fields: 'id,email,first_name',
    access_token: token,
    appsecret_proof: createHmac('sha256', secret).update(token).digest('hex'),
  });

it('returns the chosen person with a token in the fragment, which the Graph API accepts', async () => {
  const back = await choose({ person: '10150000000000001' });
  expect(`${back.origin}${back.pathname}`).toBe(`${PORTAL}/provider/facebook`);
  const fragment = new URLSearchParams(back.hash.slice(1));
  expect(fragment.get('state')).toBe('a b');
  const token = fragment.get('access_token') ?? '';
  expect(await debug(token)).toEqual([
    200,
    { data: expect.objectContaining({ app_id: APP, is_valid: true, user_id: '10150000000000001' }) },
  ]);
  expect(await me(token)).toEqual([
    200,
    { id: '10150000000000001', email: 'emma@facebook.test', first_name: 'Emma' },
  ]);
});

it('omits the address of a person without one', async () => {
  expect(await me(await tokenOf('10150000000000002'))).toEqual([
    200,
    { id: '10150000000000002', first_name: 'Yassin' },
  ]);
});

it('reports a cancelled sign-in', async () => {
  const back = await choose({ cancel: '1' });
  expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual(['access_denied', 'a b']);
});

it('refuses invented and expired tokens, and those of another app', async () => {
  const token = await tokenOf('10150000000000001');
  expect(await debug('made-up')).toEqual([200, { data: expect.objectContaining({ is_valid: false }) }]);
  expect(await debug(token, `${APP}|guess`)).toEqual([400, expect.anything()]);
  expect(await me(token, 'guess')).toEqual([400, { error: expect.objectContaining({ code: 100 }) }]);
  time += 3 * 60 * 60_000;
  expect(await debug(token)).toEqual([200, { data: expect.objectContaining({ is_valid: false }) }]);
  expect(await me(token)).toEqual([400, { error: expect.objectContaining({ code: 190 }) }]);
});

it('never redirects to another address', async () => {
  const visitor = createVisitor(listening.origin);
  const wrong = await visitor.go(dialogURL({ redirect_uri: 'http://evil.test/' }));
  expect(wrong.answer?.status).toBe(400);
  expect((await visitor.go(dialogURL())).answer?.status).toBe(200);
});
