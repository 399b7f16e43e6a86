import { formatClockTime } from '@euro/design-system';
import { act, screen, waitFor } from '@testing-library/react';
import { goOffline, goOnline } from '../testing/goOffline.js';
import { openPortal } from '../testing/openPortal.js';
import { undoLater } from '../testing/undoAfterEach.js';

/** jsdom has no service workers. */
function withServiceWorker() {
  const registered: string[] = [];
  const unregistered: string[] = [];
  const listeners = new Set<(event: { readonly data: unknown }) => void>();
  const messages: unknown[] = [];
  const container = {
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } }),
    addEventListener: (_name: string, listener: (event: { readonly data: unknown }) => void) =>
      void listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: { readonly data: unknown }) => void) =>
      void listeners.delete(listener),
    register: async (address: string) => void registered.push(address),
    getRegistrations: async () => [{ unregister: async () => void unregistered.push('all') }],
  };
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: container });
  undoLater(() => Reflect.deleteProperty(window.navigator, 'serviceWorker'));
  const send = (data: unknown) => {
    for (const listener of listeners) listener({ data });
  };
  return { registered, unregistered, messages, send };
}

afterEach(() => void Reflect.deleteProperty(window.navigator, 'onLine'));

describe('the service worker', () => {
  it('is registered once the first screen is rendered', async () => {
    const { registered } = withServiceWorker();
    await openPortal();
    await waitFor(() => expect(registered).toEqual(['/service-worker.js']));
  });

  it('is removed, with all its stored data, in development', async () => {
    const { registered, unregistered } = withServiceWorker();
    const mark = document.createElement('meta');
    mark.name = 'euro-dev';
    document.head.append(mark);
    undoLater(() => mark.remove());
    const deleted: string[] = [];
    const caches = {
      keys: async () => ['release-1'],
      delete: async (name: string) => deleted.push(name) > 0,
    };
    Object.defineProperty(window, 'caches', { configurable: true, value: caches });
    undoLater(() => Reflect.deleteProperty(window, 'caches'));
    await openPortal();
    await waitFor(() => expect(deleted).toEqual(['release-1']));
    expect([registered, unregistered]).toEqual([[], ['all']]);
  });
});

describe('without a connection', () => {
  it('a banner is shown until it is back', async () => {
    await openPortal();
    await goOffline();
    expect(await screen.findByText(/^Geen verbinding\. Stand van \d\d\.\d\d u\.$/)).toBeVisible();
    await goOnline();
    await waitFor(() => expect(screen.queryByText(/^Geen verbinding/)).not.toBeInTheDocument());
  });
});

describe('a page that is loaded without a connection', () => {
  it('has the age of its oldest stored response, and none before there is one', async () => {
    const { send } = withServiceWorker();
    Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => false });
    const { portal } = await openPortal();
    expect(await screen.findByText('Geen verbinding.')).toBeVisible();
    act(() => send({ type: 'connection', storedAt: Date.now() - 3_600_000 }));
    const { now } = portal.host.platform.clock;
    const timeText = formatClockTime(now() - 3_600_000, 'nl-BE');
    expect(await screen.findByText(new RegExp(`Stand van (.*, )?${timeText} u\\.`))).toBeVisible();
  });
});

describe('with stored responses of the worker', () => {
  it('the banner shows their age, and everything is fetched again once the network responds', async () => {
    const { send } = withServiceWorker();
    const { server, portal } = await openPortal();
    const before = server.sent('GET /api/competition').length;
    await waitFor(() => expect(portal.state.online.value).toBe(true));
    // The clock of the game runs as fast as this one: an hour ago is an hour ago.
    const hourAgo = Date.now() - 3_600_000;
    await waitFor(() => {
      act(() => send({ type: 'connection', storedAt: hourAgo }));
      expect(portal.state.online.value).toBe(false);
    });
    const { now } = portal.host.platform.clock;
    const timeText = formatClockTime(now() - 3_600_000, 'nl-BE');
    expect(await screen.findByText(new RegExp(`Stand van (.*, )?${timeText} u\\.`))).toBeVisible();
    act(() => send({ type: 'connection', storedAt: null }));
    await waitFor(() => expect(screen.queryByText(/^Geen verbinding/)).not.toBeInTheDocument());
    await waitFor(() => expect(server.sent('GET /api/competition').length).toBe(before + 1));
  });

  it('those of a person whose cookies ran out are deleted at the next visit, and so is the name', async () => {
    localStorage.setItem('em.user', JSON.stringify({ id: 7, firstName: 'Lotte', lastName: 'Peeters' }));
    const { messages } = withServiceWorker();
    await openPortal();
    await waitFor(() => expect(messages).toContainEqual({ type: 'forget-answers' }));
    expect(localStorage.getItem('em.user')).toBeNull();
  });

  it('they are deleted at sign-out', async () => {
    const { messages } = withServiceWorker();
    const { portal } = await openPortal({ isSignedIn: true });
    await waitFor(() => expect(messages).toContainEqual({ type: 'ask-connection' }));
    expect(messages).not.toContainEqual({ type: 'forget-answers' });
    act(() => portal.session.end('signed-out'));
    await waitFor(() => expect(messages).toContainEqual({ type: 'forget-answers' }));
  });
});
