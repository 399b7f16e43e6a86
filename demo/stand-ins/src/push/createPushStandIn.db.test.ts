import webPush from 'web-push';
import { type StandIns, startStandIns } from '../startStandIns.js';

const keys = webPush.generateVAPIDKeys();
const others = webPush.generateVAPIDKeys();

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

type Subscription = ReturnType<StandIns['push']['subscribe']>;

/** Sends as a server does; answers the status. */
async function send(to: Subscription, payload: string, vapid = keys, more: object = {}): Promise<number> {
  const details = webPush.generateRequestDetails(to, payload, {
    vapidDetails: { subject: 'mailto:desk@portal.test', ...vapid },
    TTL: 60,
    ...more,
  });
  const headers = details.headers as Record<string, string>;
  const answer = await fetch(to.endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(details.body ?? []),
  });
  return answer.status;
}

it('accepts and decrypts a message for one of its browsers', async () => {
  const browser = standIns.push.subscribe(keys.publicKey);
  expect(await send(browser, '{"title":"Goal ⚽"}', keys, { urgency: 'high' })).toBe(201);
  expect(standIns.push.messages().at(-1)).toMatchObject({
    endpoint: browser.endpoint,
    payload: '{"title":"Goal ⚽"}',
    ttl: 60,
    urgency: 'high',
    sender: 'mailto:desk@portal.test',
  });
  const page = await fetch(`${standIns.origin}/stand-ins/push/`);
  expect(await page.text()).toContain('{&quot;title&quot;:&quot;Goal ⚽&quot;}');
});

it('refuses another server, other keys, no signature and too long a message', async () => {
  const browser = standIns.push.subscribe(keys.publicKey);
  expect(await send(browser, 'x', others)).toBe(403);
  const stranger = standIns.push.subscribe();
  expect(await send({ ...browser, keys: stranger.keys }, 'x')).toBe(400);
  const unsigned = await fetch(browser.endpoint, { method: 'POST', headers: { ttl: '60' }, body: 'x' });
  expect(unsigned.status).toBe(401);
  const long = await fetch(browser.endpoint, {
    method: 'POST',
    headers: { ttl: '60' },
    body: 'x'.repeat(5000),
  });
  expect(long.status).toBe(413);
  const unknown = `${standIns.origin}/stand-ins/push/nobody`;
  expect(await send({ ...browser, endpoint: unknown }, 'x')).toBe(404);
});

it('answers as configured', async () => {
  const browser = standIns.push.subscribe();
  for (const [answer, status] of [
    ['gone', 410],
    ['unknown', 404],
    ['busy', 429],
    ['error', 500],
    ['accept', 201],
  ] as const) {
    standIns.push.setAnswer(browser.endpoint, answer);
    expect(await send(browser, 'x')).toBe(status);
  }
  expect(standIns.push.requests(browser.endpoint)).toBe(5);
});
