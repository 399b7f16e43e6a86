import { createECDH, createHash } from 'node:crypto';
import { type StandIns, startStandIns } from '@euro/stand-ins';
import { type Person, signedIn } from '../../testing/people.js';
import { deliver, pushEnv, received, subscribe } from '../../testing/pushing.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

let standIns: StandIns;
let api: TestApi;
beforeAll(async () => {
  standIns = await startStandIns();
  api = await startTestApi({ env: pushEnv(standIns) });
});
afterAll(async () => {
  await api.close();
  await standIns.stop();
});

const devices = (userId: number) => api.database.models.PushSubscription.count({ where: { userId } });

function browserKeys() {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return { p256dh, auth: Buffer.alloc(16, 7).toString('base64url') };
}

describe('choosing notifications', () => {
  it('starts with deadline and goals, silent at night, and no device', async () => {
    const { client } = await signedIn(api);
    expect((await client.get('user/push')).body).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      kinds: { deadline: true, goal: true, captainOut: false, confirmed: false, mention: false },
      quiet: { on: true, from: 1380, to: 480 },
      timeZone: 'Europe/Brussels',
      devices: [],
    });
  });

  it('changes the given choices only', async () => {
    const { client } = await signedIn(api);
    await client.put('user/push', { kinds: { mention: true, goal: false }, widgetUser: 'w' });
    const answer = await client.put('user/push', { quiet: { from: 60 }, timeZone: 'America/New_York' });
    expect(answer.body).toMatchObject({
      kinds: { deadline: true, goal: false, captainOut: false, confirmed: false, mention: true },
      quiet: { on: true, from: 60, to: 480 },
      timeZone: 'America/New_York',
    });
  });

  it.each([
    [{ timeZone: 'Europe/Atlantis' }],
    [{ timeZone: '+02:00' }],
    [{ quiet: { from: 1440 } }],
    [{ kinds: { goal: 'yes' } }],
  ])('rejects %j', async (body) => {
    const { client } = await signedIn(api);
    const answer = await client.put('user/push', body);
    expect([answer.status, answer.body]).toEqual([400, refusal('invalid-input')]);
  });

  it('requires a session', async () => {
    const stranger = new TestClient(api.url);
    expect((await stranger.get('user/push')).status).toBe(401);
    for (const path of ['subscribe', 'unsubscribe', 'test']) {
      expect((await stranger.post(`user/push/${path}`, {})).status).toBe(401);
    }
  });
});

describe('a device', () => {
  it('is listed by its name and identified by its fingerprint', async () => {
    const person = await signedIn(api);
    const endpoint = await subscribe(person, standIns);
    const { body } = await person.client.get('user/push');
    expect(body.devices).toEqual([
      {
        id: expect.any(Number),
        name: 'Chrome · Android',
        createdAt: expect.any(String),
        fingerprint: createHash('sha256').update(endpoint).digest('base64url'),
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(endpoint);
  });

  it('that subscribes again remains one, and is removed when it unsubscribes', async () => {
    const person = await signedIn(api);
    const { endpoint, keys } = standIns.push.subscribe();
    for (let time = 0; time < 2; time += 1) {
      await person.client.post('user/push/subscribe', { endpoint, keys });
    }
    expect(await devices(person.userId)).toBe(1);
    const stranger = await signedIn(api);
    await stranger.client.post('user/push/unsubscribe', { endpoint });
    expect(await devices(person.userId)).toBe(1);
    const answer = await person.client.post('user/push/unsubscribe', { endpoint });
    expect([answer.status, answer.body.devices]).toEqual([200, []]);
    expect((await person.client.post('user/push/unsubscribe', { endpoint })).status).toBe(200);
  });

  it('remains one when its browser replaces its subscription, which no other device can do', async () => {
    const person = await signedIn(api);
    const before = standIns.push.subscribe();
    await person.client.post('user/push/subscribe', { endpoint: before.endpoint, keys: before.keys });
    const { endpoint, keys } = standIns.push.subscribe();
    const worker = new TestClient(api.url);
    const replace = (auth: string, old = before.endpoint) =>
      worker.post('user/push/replace', { endpoint, keys, before: { endpoint: old, auth } });
    const wrong = Buffer.alloc(16, 9).toString('base64url');
    for (const answer of [await replace(wrong), await replace(before.keys.auth, endpoint)])
      expect([answer.status, answer.body]).toEqual([404, refusal('not-found')]);

    const [device] = (await person.client.get('user/push')).body.devices;
    expect((await replace(before.keys.auth)).body).toEqual({ ok: true });
    expect((await person.client.get('user/push')).body.devices).toEqual([
      { ...device, fingerprint: createHash('sha256').update(endpoint).digest('base64url') },
    ]);
    expect((await replace(before.keys.auth)).status).toBe(404);
    await person.client.post('user/push/test', {});
    await deliver(api);
    expect(received(standIns, endpoint)).toHaveLength(1);
    // It still ends with the sign-in on that device.
    await person.client.post('user/logout', {});
    expect(await devices(person.userId)).toBe(0);
  });

  it('is not replaced by a rejected address', async () => {
    const person = await signedIn(api);
    const { endpoint, keys } = standIns.push.subscribe();
    await person.client.post('user/push/subscribe', { endpoint, keys });
    const body = { endpoint: 'https://10.0.0.8/a', keys, before: { endpoint, auth: keys.auth } };
    const answer = await person.client.post('user/push/replace', body);
    expect([answer.status, answer.body]).toEqual([422, refusal('push-endpoint-refused')]);
  });

  it('belongs to the user who signed in there last', async () => {
    const [before, after] = [await signedIn(api), await signedIn(api)];
    const { endpoint, keys } = standIns.push.subscribe();
    for (const { client } of [before, after]) await client.post('user/push/subscribe', { endpoint, keys });
    expect([await devices(before.userId), await devices(after.userId)]).toEqual([0, 1]);
  });

  it('is not taken over by whoever knows its endpoint only', async () => {
    const [victim, thief] = [await signedIn(api), await signedIn(api)];
    const target = standIns.push.subscribe();
    const own = standIns.push.subscribe();
    await victim.client.post('user/push/subscribe', { endpoint: target.endpoint, keys: target.keys });
    await thief.client.post('user/push/subscribe', { endpoint: own.endpoint, keys: own.keys });
    const taken = { endpoint: target.endpoint, keys: own.keys };
    const answers = [
      await thief.client.post('user/push/subscribe', taken),
      await new TestClient(api.url).post('user/push/replace', {
        ...taken,
        before: { endpoint: own.endpoint, auth: own.keys.auth },
      }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([422, refusal('push-endpoint-refused')]);
    expect([await devices(victim.userId), await devices(thief.userId)]).toEqual([1, 1]);
  });

  it('beyond ten replaces the oldest', async () => {
    const person = await signedIn(api);
    const oldest = await subscribe(person, standIns);
    for (let place = 2; place <= 11; place += 1) await subscribe(person, standIns);
    expect(await devices(person.userId)).toBe(10);
    const where = { endpoint: oldest };
    expect(await api.database.models.PushSubscription.count({ where })).toBe(0);
  });

  it('is no longer notified after signing out there, or everywhere else', async () => {
    const person = await signedIn(api);
    await subscribe(person, standIns);
    await person.client.post('user/logout', {});
    expect(await devices(person.userId)).toBe(0);
  });

  it.each([
    'http://push.example.com/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://10.0.0.8/a',
    'https://2130706433/a',
    'https://169.254.169.254/latest/meta-data',
    'https://metadata.google.internal/a',
    'https://printer.local/a',
    'https://push.example.com:8443/a',
    'https://user:secret@push.example.com/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
  ])('is rejected at %s', async (endpoint) => {
    const { client, userId } = await signedIn(api);
    const answer = await client.post('user/push/subscribe', { endpoint, keys: browserKeys() });
    expect([answer.status, answer.body]).toEqual([422, refusal('push-endpoint-refused')]);
    expect(await devices(userId)).toBe(0);
  });

  it('is rejected with a key that is no point of the curve, or an overlong address', async () => {
    const { client } = await signedIn(api);
    const { endpoint, keys } = standIns.push.subscribe();
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    const answer = await client.post('user/push/subscribe', { endpoint, keys: { ...keys, p256dh } });
    expect([answer.status, answer.body]).toEqual([422, refusal('push-endpoint-refused')]);
    const long = `https://push.example.com/${'a'.repeat(1000)}`;
    expect((await client.post('user/push/subscribe', { endpoint: long, keys })).status).toBe(400);
  });

  it('can be subscribed thirty times in ten minutes', async () => {
    const { client } = await signedIn(api);
    const { endpoint, keys } = standIns.push.subscribe();
    for (let time = 0; time < 30; time += 1) await client.post('user/push/subscribe', { endpoint, keys });
    const answer = await client.post('user/push/subscribe', { endpoint, keys });
    expect([answer.status, answer.body]).toEqual([429, refusal('too-many-requests')]);
  });

  it('whose name resolves into the private network is not called', async () => {
    const { pushService } = api.context;
    const { keys } = standIns.push.subscribe();
    const port = new URL(standIns.origin).port;
    const outcome = await pushService.send(
      { endpoint: `https://localhost:${port}/x`, ...keys },
      { payload: '{}', ttl: 1, urgency: 'normal' },
    );
    expect(outcome).toMatchObject({ kind: 'later', cause: expect.stringMatching(/not allowed|private/i) });
  });
});

describe('a test notification', () => {
  it('arrives on all devices of the user, in his language', async () => {
    const person = await signedIn(api);
    const one = await subscribe(person, standIns);
    const other = await subscribe(person, standIns);
    expect((await person.client.post('user/push/test', {})).body).toEqual({ ok: true });
    await deliver(api);
    for (const endpoint of [one, other]) {
      expect(received(standIns, endpoint)).toEqual([
        {
          title: 'Meldingen werken',
          body: 'Zo ziet een melding van EuroManager eruit.',
          path: '/profile',
          tag: expect.stringMatching(/^test-/),
          language: 'nl',
        },
      ]);
    }
  });

  it('requires a device, and is rate-limited', async () => {
    const person = await signedIn(api);
    const answer = await person.client.post('user/push/test', {});
    expect([answer.status, answer.body]).toEqual([409, refusal('push-no-device')]);
    const statuses = await repeat(person, 6);
    expect(statuses.at(-1)).toBe(429);
  });

  async function repeat({ client }: Person, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await client.post('user/push/test', {})).status);
    }
    return statuses;
  }
});

it('all devices and receipts are deleted with the account', async () => {
  const person = await signedIn(api);
  await subscribe(person, standIns);
  await person.client.post('user/push/test', {});
  const user = await api.database.models.User.findByPk(person.userId, { raw: true });
  const answer = await person.client.post('user/delete', { email: user?.email });
  expect(answer.status).toBe(200);
  const { PushSubscription, PushChoice, PushMessage } = api.database.models;
  const where = { userId: person.userId };
  const counts = [
    PushSubscription.count({ where }),
    PushChoice.count({ where }),
    PushMessage.count({ where }),
  ];
  expect(await Promise.all(counts)).toEqual([0, 0, 0]);
});
