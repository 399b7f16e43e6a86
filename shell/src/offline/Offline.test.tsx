import { act, screen, waitFor } from '@testing-library/react';
import { openPortal } from '../testing/openPortal.js';
import { undoLater } from '../testing/undoAfterEach.js';

/** jsdom knows no service workers. */
function withServiceWorker() {
  const registered: string[] = [];
  const unregistered: string[] = [];
  const container = {
    register: async (address: string) => void registered.push(address),
    getRegistrations: async () => [{ unregister: async () => void unregistered.push('all') }],
  };
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: container });
  undoLater(() => Reflect.deleteProperty(window.navigator, 'serviceWorker'));
  return { registered, unregistered };
}

describe('the service worker', () => {
  it('is registered once the first screen is there', async () => {
    const { registered } = withServiceWorker();
    await openPortal();
    await waitFor(() => expect(registered).toEqual(['/service-worker.js']));
  });

  it('is removed, with all that it stored, where the portal is developed', async () => {
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
  it('a line says so, until it is back', async () => {
    await openPortal();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('Geen verbinding')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Geen verbinding')).not.toBeInTheDocument());
  });
});
