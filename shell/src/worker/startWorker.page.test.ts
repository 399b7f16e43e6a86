import { fakeCaches } from '../testing/fakeCaches.js';
import { startWorker } from './startWorker.js';
import type { WorkerScope } from './workerScope.js';

/** A worker's scope; `done` is what it did that a browser waits for. */
function openScope() {
  const listeners = new Map<string, (event: never) => void>();
  const done: string[] = [];
  const note = (what: string) => async () => {
    done.push(what);
  };
  const scope: WorkerScope = {
    location: { origin: 'https://portal.test' },
    caches: fakeCaches(),
    clients: { claim: note('claimed its pages'), get: async () => undefined },
    registration: {
      navigationPreload: { enable: note('preloads pages') },
    } as unknown as ServiceWorkerRegistration,
    fetch: async () => new Response(),
    skipWaiting: note('took over'),
    addEventListener: (name, listener) => void listeners.set(name, listener as (event: never) => void),
  };
  startWorker(scope);
  return {
    done,
    async fire(name: 'install' | 'activate') {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) } as never);
      await work;
    },
  };
}

it('a new worker replaces the previous one at once, in the pages that are open', async () => {
  const { done, fire } = openScope();
  await fire('install');
  expect(done).toEqual(['took over']);
  await fire('activate');
  expect(done).toEqual(['took over', 'preloads pages', 'claimed its pages']);
});
