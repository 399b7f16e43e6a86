import '@testing-library/jest-dom';
import { exampleServices, exampleSettings, exampleTeam } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal, plainRemote, Refused, remoteEntry, signedInAnswer } from '../testing/openPortal.js';

const team = remoteEntry('some-team', {
  routes: [
    { path: '/points/:id', title: { nl: 'Punten', en: 'Points' }, access: 'signed-in' },
    { path: '/league/:id', title: { nl: 'Competitie', en: 'League' }, access: 'signed-in' },
  ],
  menu: [
    {
      label: { nl: 'Punten', en: 'Points' },
      to: '/points/{teamId}',
      when: 'points',
      order: 1,
      place: 'main',
    },
  ],
});
const opening = { remotes: [team], modules: { 'some-team': plainRemote() }, isSignedIn: true };
const teams = [
  exampleTeam({ id: 12, name: 'De Rode Duivels' }),
  exampleTeam({ id: 34, name: 'Kessel Kickers', badge: '/uploads/kessel.webp' }),
];

const points = () =>
  within(screen.getByRole('navigation', { name: 'Hoofdmenu' })).getByRole('link', { name: 'Punten' });

async function openAccount() {
  await userEvent.click(screen.getByRole('button', { name: 'Account van Lotte' }));
  return within(screen.getByRole('group', { name: 'Je ploegen' }));
}

describe('a user with several teams', () => {
  it('plays with the team whose page was open, here and at the next visit', async () => {
    const { portal } = await openPortal({ ...opening, teams, path: '/points/34' });
    expect(points()).toHaveAttribute('href', '/points/34');
    expect(portal.state.myTeams.value.value?.map(({ id }) => id)).toEqual([34, 12]);
    act(() => portal.history.go('/league/12'));
    expect(points()).toHaveAttribute('href', '/points/34');
    expect(localStorage.getItem('em.team')).toBe('34');
    act(() => portal.history.go('/points/99'));
    expect(points()).toHaveAttribute('href', '/points/34');
  });

  it('switches to another one in the account menu, on the same page', async () => {
    await openPortal({ ...opening, teams, path: '/points/12' });
    const switcher = await openAccount();
    expect(switcher.getByRole('button', { name: 'De Rode Duivels', pressed: true })).toBeVisible();
    await userEvent.click(switcher.getByRole('button', { name: 'Kessel Kickers', pressed: false }));
    expect(await screen.findByRole('heading', { name: '/points/:id 34' })).toBeVisible();
    expect(points()).toHaveAttribute('href', '/points/34');
    const accountSheet = await openAccount();
    expect(accountSheet.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'De Rode Duivels',
      'Kessel Kickers',
    ]);
  });

  it('finds the menu open that was opened right after a navigation', async () => {
    const { portal } = await openPortal({ ...opening, teams, path: '/points/12' });
    act(() => portal.history.go('/league/12'));
    const switcher = await openAccount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(switcher.getByRole('button', { name: 'De Rode Duivels' })).toBeVisible();
  });

  it('has no choice with one', async () => {
    await openPortal({ ...opening, teams: teams.slice(0, 1), path: '/points/12' });
    await userEvent.click(screen.getByRole('button', { name: 'Account van Lotte' }));
    expect(screen.queryByRole('group', { name: 'Je ploegen' })).not.toBeInTheDocument();
  });
});

describe('the account', () => {
  it('has its crown right after premium was paid, with a new token', async () => {
    const { portal, server } = await openPortal({ ...opening, teams, path: '/points/12' });
    const before = server.sent('POST /api/user/refresh').length;
    server.answer('POST /api/user/refresh', {
      ...signedInAnswer,
      role: 'premium',
      roles: ['user', 'premium'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Account van Lotte' }));
    const banner = within(screen.getByRole('banner'));
    expect(banner.queryByRole('img', { name: 'Premium' })).not.toBeInTheDocument();
    act(() => portal.host.platform.state.refresh('session'));
    expect(await banner.findByRole('img', { name: 'Premium' })).toBeVisible();
    expect(server.sent('POST /api/user/refresh').length).toBe(before + 1);
  });

  it('is published after registering, with the way of signing in', async () => {
    const { portal, server } = await openPortal({ path: '/register' });
    const registrations: unknown[] = [];
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
    document.cookie = 'token=1; path=/';
    portal.host.platform.bus.on('session.registered@1', ({ detail }) => registrations.push(detail));
    act(() => portal.sessionActions.start(signedInAnswer, { method: 'vrt', isNew: true }));
    expect(registrations).toEqual([{ userId: signedInAnswer.id, method: 'vrt' }]);
    act(() => portal.sessionActions.start(signedInAnswer));
    await act(() => server.quiet());
    expect(registrations).toHaveLength(1);
  });
});

describe('the broadcaster’s strip', () => {
  const withSite = {
    ...exampleServices,
    sso: {
      name: 'De Schelde',
      widgetURL: null,
      siteURL: 'https://schelde.example',
      links: [{ text: 'Sport', url: 'https://schelde.example/sport' }],
    },
  };

  it('is on every page, and signs in from its account menu', async () => {
    const { server } = await openPortal({
      path: '/rules',
      arrange: ({ answer }) => {
        answer('GET /api/competition', { settings: exampleSettings, demo: true, services: withSite });
        answer('POST /api/user/auth/vrt/start', new Refused(503, 'sso-not-available'));
      },
    });
    const strip = within(screen.getByRole('banner'));
    expect(await strip.findByRole('link', { name: 'De Schelde' })).toHaveAttribute(
      'href',
      'https://schelde.example',
    );
    expect(strip.getByRole('link', { name: 'Sport' })).toBeInTheDocument();
    await userEvent.click(strip.getByRole('button', { name: 'Mijn Schelde' }));
    await userEvent.click(await strip.findByRole('button', { name: 'Verder met De Schelde' }));
    await waitFor(() =>
      expect(server.sent('POST /api/user/auth/vrt/start')).toEqual([
        { redirectURI: 'http://localhost/provider/vrt' },
      ]),
    );
    expect(await screen.findByText('(sso-not-available)')).toBeVisible();
  });

  it('is absent where there is no broadcaster, and so is its sign-in', async () => {
    await openPortal({
      path: '/home',
      arrange: ({ answer }) =>
        answer('GET /api/competition', {
          settings: exampleSettings,
          demo: true,
          services: { ...exampleServices, sso: null },
        }),
    });
    expect(screen.queryByRole('button', { name: /^Mijn/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Verder met/ })).not.toBeInTheDocument();
  });
});
