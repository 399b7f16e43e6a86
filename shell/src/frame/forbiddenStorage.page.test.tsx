import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { loadRememberedCompetition, rememberCompetition } from '../competition/loadRememberedCompetition.js';
import { finishBroadcasterSignIn, finishFacebookSignIn } from '../session/external-providers/arriveFrom.js';
import { leaveForFacebook } from '../session/external-providers/leaveFor.js';
import { openPortal, plainRemote, remoteEntry, signedInAnswer } from '../testing/openPortal.js';
import { undoLater } from '../testing/undoAfterEach.js';

/** A browser that blocks this site's data: reading a storage throws. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const descriptor = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    undoLater(() => {
      Reflect.deleteProperty(window, name);
      if (descriptor) Object.defineProperty(window, name, descriptor);
    });
  }
}

const open = (path: string) =>
  openPortal({
    path,
    arrange: forbidStorage,
    remotes: [
      remoteEntry('some-stats', {
        routes: [{ path: '/stats', title: { nl: 'Statistieken', en: 'Statistics' }, access: 'open' }],
      }),
    ],
    modules: { 'some-stats': plainRemote() },
  });

describe('a portal in a browser that forbids storage', () => {
  it('shows its pages and sections', async () => {
    const { portal } = await open('/stats');
    expect(await screen.findByRole('heading', { name: '/stats' })).toBeVisible();
    act(() => portal.history.go('/home'));
    expect(await screen.findByLabelText('E-mailadres')).toBeVisible();
  });

  it('stores what sections write until reload', async () => {
    const { portal } = await open('/home');
    const { storage } = portal.host.platform;
    storage.write('choice', 7);
    expect(storage.read('choice', (value) => typeof value === 'number')).toBe(7);
    storage.remove('choice');
    expect(storage.read('choice', (value) => typeof value === 'number')).toBeNull();
  });

  it('stores no competition, and starts with the default one', async () => {
    await open('/home');
    expect(() => rememberCompetition(window)).not.toThrow();
    expect(loadRememberedCompetition(window).addresses.base).toBe('');
  });

  it('leaves for other providers, and accepts no answer of theirs', async () => {
    const { portal } = await open('/home');
    const went: string[] = [];
    const page = {
      location: { origin: 'https://portal.test', assign: (url: string | URL) => void went.push(String(url)) },
      navigator: window.navigator,
      get sessionStorage() {
        return window.sessionStorage;
      },
    };
    const facebook = { appId: '42', dialogURL: 'https://facebook.test/dialog' };
    leaveForFacebook({ page }, facebook, { returnTo: null });
    expect(went).toHaveLength(1);
    const { api } = portal.host.platform;
    const stray = { kind: 'stray' };
    expect(await finishBroadcasterSignIn({ api, page }, '?state=s1&code=c1')).toEqual(stray);
    expect(await finishFacebookSignIn({ api, page }, { search: '', hash: '#state=s1' })).toEqual(stray);
  });
});

describe('signing in where cookies are blocked', () => {
  it('explains what it needs, and leaves the form as it is', async () => {
    const { portal } = await openPortal({ path: '/home' });
    act(() => portal.sessionActions.start(signedInAnswer));
    expect(
      await screen.findByText('Aanmelden lukt alleen met cookies. Sta ze toe voor deze site.'),
    ).toBeVisible();
    expect(portal.session.value.status).toBe('visitor');
    expect(screen.getByLabelText('E-mailadres')).toBeVisible();
  });
});
