import { pageLoad } from '@euro/api-contract';
import { createAddresses } from './browser/createAddresses.js';
import { createHistory } from './browser/createHistory.js';
import { startLater } from './startLater.js';
import { undoAfterEach, undoLater } from './testing/undoAfterEach.js';

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const TRACED = [{ name: 'traceparent', description: TRACEPARENT, duration: 0 }];

/** Loads a page whose response had these entries of `Server-Timing`. @returns reports that were sent */
async function load(address: string, serverTiming: unknown[] | undefined) {
  undoAfterEach();
  const navigation = { name: `http://localhost${address}`, loadEventEnd: 120, serverTiming };
  const entries: Record<string, unknown[]> = { navigation: [navigation], resource: [] };
  const sent: RequestInit[] = [];
  const globals = {
    SHELL_VERSION: '1.0.0-shell',
    PerformanceObserver: Object.assign(
      class {
        observe() {}
        disconnect() {}
      },
      { supportedEntryTypes: [] },
    ),
    fetch: async (url: string, init: RequestInit) => {
      expect(url).toBe('/page-loads');
      sent.push(init);
      return new Response(null, { status: 204 });
    },
  };
  for (const [name, value] of Object.entries(globals)) {
    const before = Reflect.get(window, name);
    Reflect.set(window, name, value);
    undoLater(() => Reflect.set(window, name, before));
  }
  Object.assign(window.performance, {
    getEntriesByType: (type: string) => entries[type] ?? [],
    getEntriesByName: () => [],
  });
  jest.useFakeTimers({ doNotFake: ['performance'] });
  undoLater(() => jest.useRealTimers());
  const addresses = createAddresses('wk-2022');
  await startLater(window, {
    history: createHistory(window, async () => true),
    competition: { addresses },
    host: {
      hint: () => {},
      match: (path) => (path.startsWith('/join/') ? ({ route: { path: '/join/:code' } } as never) : null),
    },
  });
  return sent;
}

it('a page that the gateway traces reports once how it was loaded, by its kind', async () => {
  const sent = await load('/wk-2022/join/K3J9XQ?from=mail', TRACED);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(3_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' })]);
  expect(pageLoad.parse(JSON.parse(String(sent[0]?.body)))).toMatchObject({
    ...{ traceparent: TRACEPARENT, path: '/join/:code', release: '1.0.0-shell', loadedAt: 120 },
  });
});

it('the report is sent earlier when the page is left', async () => {
  const sent = await load('/wk-2022/rules', TRACED);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ path: '/rules' });
});

it.each([
  ['is not sampled', []],
  ['comes from a browser without Server-Timing', undefined],
])('a page that %s reports nothing', async (_what, serverTiming) => {
  const sent = await load('/wk-2022/rules', serverTiming);
  jest.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
});
