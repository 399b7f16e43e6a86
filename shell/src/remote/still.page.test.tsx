import '@testing-library/jest-dom';
import type { RemoteModule } from '@euro/platform';
import { RemoteFailure } from '@euro/platform/host';
import { act, screen } from '@testing-library/react';
import { openPortal, plainRemote, remoteEntry } from '../testing/openPortal.js';
import { findStill } from './Still.js';

const title = { nl: 'Statistieken', en: 'Statistics' };
const stats = remoteEntry('some-stats', {
  routes: [
    { path: '/stats', title, access: 'open' as const },
    { path: '/stats/:id', title, access: 'open' as const },
  ],
});

afterEach(() => {
  document.querySelector('#root')?.remove();
  jest.restoreAllMocks();
});

/** The still of a route, as the gateway puts it into the page; the portal is rendered elsewhere in these tests. */
function addStill(route: string): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = `<main><div data-still="${route}" aria-hidden="true"><style>.s-0{}</style><p>Alle spelers</p></div></main>`;
  document.body.append(root);
  return root.querySelector('[data-still]') as HTMLElement;
}

/** Whether it is in the place of the page. */
const isShown = (still: HTMLElement) =>
  screen.queryByRole('status', { name: 'Wordt geladen' })?.contains(still) ?? false;

/** A remote whose module comes when `arrive` is called. */
function lateRemote() {
  let arrive: (module: RemoteModule) => void = () => {};
  const module = new Promise<RemoteModule>((fulfill) => {
    arrive = fulfill;
  });
  // The portal's loader awaits it.
  return {
    module: module as unknown as RemoteModule,
    arrive: () => act(async () => arrive(plainRemote())),
  };
}

describe('the still of a section', () => {
  it('is named as loading, and hidden from screen readers', () => {
    const still = addStill('/stats');
    expect(findStill(document)).toBe(still);
    expect(still).toHaveAttribute('aria-hidden', 'true');
  });

  it('stays in the place of the page until it is mounted, and leaves with its rules', async () => {
    const still = addStill('/stats');
    const { module, arrive } = lateRemote();
    await openPortal({
      path: '/stats',
      remotes: [stats],
      modules: { 'some-stats': module },
    });
    expect(isShown(still)).toBe(true);
    await arrive();
    expect(screen.getByRole('heading', { name: '/stats' })).toBeVisible();
    expect(still.isConnected).toBe(false);
  });

  it('of another page is not shown', async () => {
    const still = addStill('/stats/:id');
    const { module } = lateRemote();
    await openPortal({
      path: '/stats',
      remotes: [stats],
      modules: { 'some-stats': module },
    });
    expect(isShown(still)).toBe(false);
    expect(screen.getByRole('heading', { name: 'Statistieken' })).toBeVisible();
  });

  it('gives way to a failure, and does not come back with a retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const still = addStill('/stats');
    const { modules } = await openPortal({
      path: '/stats',
      remotes: [stats],
      modules: { 'some-stats': new RemoteFailure('script-missing', 'some-stats') },
    });
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    expect(still.isConnected).toBe(false);
    const { module } = lateRemote();
    modules['some-stats'] = module;
    await act(async () => retry.click());
    expect(still.isConnected).toBe(false);
  });
});
