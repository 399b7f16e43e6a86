import { MessageChannel } from 'node:worker_threads';
import { OPEN_PATH } from '../push/readOpenPath.js';
import { type ClickEvent, followPush, type PushEvent, type PushPage, type PushScope } from './followPush.js';

beforeAll(() => {
  Object.defineProperty(globalThis, 'MessageChannel', { value: MessageChannel, configurable: true });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'MessageChannel'));

type Listener = (event: object) => void;

/** A worker's scope with these open pages; its actions are in `log`. */
function openScope(pages: readonly PushPage[] = []) {
  const listeners = new Map<string, Listener>();
  const log: unknown[] = [];
  const scope = {
    location: { origin: 'https://euro.example' },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void log.push(['open', url]),
    },
    registration: {
      showNotification: async (title: string, options: object) => void log.push([title, options]),
    },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  followPush(scope as unknown as PushScope);
  const fire = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return {
    log,
    push: (data: PushEvent['data']) => fire('push', { data }),
    press: (path: unknown) =>
      fire('notificationclick', {
        notification: { data: { path }, close: () => void log.push('closed') },
      } satisfies Partial<ClickEvent>),
  };
}

function openPage(log: unknown[], answers: boolean, visibilityState: DocumentVisibilityState = 'visible') {
  return {
    visibilityState,
    focus: async () => void log.push(`focused ${visibilityState}`),
    navigate: async (url: string) => void log.push(['navigate', url]),
    postMessage(message: unknown, [port]: readonly Transferable[] = []) {
      log.push(message);
      if (answers) (port as MessagePort).postMessage('going');
    },
  } as unknown as PushPage;
}

const goal = {
  title: 'Gakpo scoort: +6,0',
  body: 'NED 1-1 AUT.',
  path: '/points/7',
  tag: 'goal-m1',
  language: 'nl',
};

it('a pushed message is shown', async () => {
  const { log, push } = openScope();
  await push({ json: () => goal });
  const { title, body, tag, path } = goal;
  expect(log).toEqual([[title, { body, tag, lang: 'nl', icon: '/icons/icon-192.png', data: { path } }]]);
});

it.each([
  ['no message', null],
  ['no JSON', { json: () => JSON.parse('{') }],
  ['a number', { json: () => 7 }],
  ['other fields', { json: () => ({ title: 1, body: {} }) }],
])('a notification is shown for %s, too', async (_name, data) => {
  const { log, push } = openScope();
  await push(data);
  expect(log).toEqual([['EuroManager', expect.objectContaining({ body: '', data: { path: '/' } })]]);
});

describe('a press', () => {
  it('opens the page where none of the portal is open', async () => {
    const { log, press } = openScope();
    await press('/points/7');
    expect(log).toEqual(['closed', ['open', 'https://euro.example/points/7']]);
  });

  it('navigates in the visible page, without a reload', async () => {
    const pages: PushPage[] = [];
    const { log, press } = openScope(pages);
    pages.push(openPage(log, true, 'hidden'), openPage(log, true));
    await press('/points/7?week=2');
    expect(log).toEqual(['closed', 'focused visible', { type: OPEN_PATH, path: '/points/7?week=2' }]);
  });

  it('loads the page where no portal responds', async () => {
    const pages: PushPage[] = [];
    const { log, press } = openScope(pages);
    pages.push(openPage(log, false));
    await press('/points/7');
    expect(log.at(-1)).toEqual(['navigate', 'https://euro.example/points/7']);
  });

  it('ignores other addresses', async () => {
    const { log, press } = openScope();
    for (const path of ['https://elsewhere.example/', '//elsewhere.example/']) await press(path);
    expect(log).toEqual(['closed', 'closed']);
  });
});
