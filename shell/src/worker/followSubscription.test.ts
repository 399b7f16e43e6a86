import { readSubscription, storeSubscription } from '../push/storedSubscription.js';
import { fakeCaches } from '../testing/fakeCaches.js';
import { followSubscription, type SubscriptionChange, type SubscriptionScope } from './followSubscription.js';

const stored = { endpoint: 'https://push.example.com/old', auth: 'old-secret', serverKey: 'server-key' };

/** A subscription as browsers give it. */
function subscriptionAt(name: string): PushSubscription {
  const endpoint = `https://push.example.com/${name}`;
  const keys = { p256dh: `${name}-key`, auth: `${name}-secret` };
  return { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
}

/** A worker's scope; its subscriptions and requests are in `log`. */
function openScope(status = 200) {
  let fire: (event: SubscriptionChange) => void = () => {};
  const log: unknown[] = [];
  const scope: SubscriptionScope = {
    caches: fakeCaches(),
    registration: {
      pushManager: {
        subscribe: async (options) => {
          log.push(options);
          return subscriptionAt('again');
        },
      },
    },
    fetch: async (url, { method, body }) => {
      log.push([`${method} ${url}`, JSON.parse(String(body))]);
      return new Response('{}', { status });
    },
    addEventListener: (_name, listener) => {
      fire = listener;
    },
  };
  followSubscription(scope);
  return {
    scope,
    log,
    async change(event: Pick<SubscriptionChange, 'oldSubscription' | 'newSubscription'> = {}) {
      let work: Promise<unknown> = Promise.resolve();
      fire({
        ...event,
        waitUntil: (promise) => {
          work = promise;
        },
      });
      await work;
    },
  };
}

const sentBody = (name: string, before: object) => [
  'POST /api/user/push/replace',
  {
    endpoint: `https://push.example.com/${name}`,
    keys: { p256dh: `${name}-key`, auth: `${name}-secret` },
    before,
  },
];

const old = { endpoint: stored.endpoint, auth: stored.auth };

describe('a subscription that the browser ended', () => {
  it('is replaced by one for the same server, which is notified', async () => {
    const { scope, log, change } = openScope();
    await storeSubscription(scope, stored);
    await change();
    expect(log).toEqual([
      { userVisibleOnly: true, applicationServerKey: 'server-key' },
      sentBody('again', old),
    ]);
    expect(await readSubscription(scope)).toEqual({
      endpoint: 'https://push.example.com/again',
      auth: 'again-secret',
      serverKey: 'server-key',
    });
  });

  it('is the one of the browser’s event, and so is the new one', async () => {
    const { scope, log, change } = openScope();
    await storeSubscription(scope, stored);
    const event = { oldSubscription: subscriptionAt('named'), newSubscription: subscriptionAt('given') };
    await change(event);
    expect(log).toEqual([
      sentBody('given', { endpoint: 'https://push.example.com/named', auth: 'named-secret' }),
    ]);
  });

  it('remains the stored one where the server refuses', async () => {
    const { scope, change } = openScope(404);
    await storeSubscription(scope, stored);
    await change();
    expect(await readSubscription(scope)).toEqual(stored);
  });

  it('is ignored where none is stored', async () => {
    const { log, change } = openScope();
    await change();
    expect(log).toEqual([]);
  });
});
