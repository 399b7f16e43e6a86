import { exampleLiveState, exampleTeam, exampleUser, exampleWeeks } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fingerprintOf } from '../../push/pushBrowser.js';
import { openPortal, plainRemote, remoteEntry } from '../../testing/openPortal.js';
import { showAsPhone } from '../../testing/showAsPhone.js';
import { stubPush } from '../../testing/stubPush.js';

const HERE = 'https://push.example.com/here';

const entry = (path: string, when: string, icon: string, short: string, order: number) => ({
  label: { nl: `${short} lang`, en: short },
  to: path,
  when,
  order,
  place: 'main',
  icon,
  short: { nl: short, en: short },
});
const remotes = [
  remoteEntry('some-team', {
    routes: ['/points/:id', '/team/:id', '/leagues'].map((path) => ({
      path,
      title: { nl: path, en: path },
      access: 'signed-in' as const,
    })),
    menu: [
      entry('/points/{teamId}', 'points', 'points', 'Punten', 10),
      entry('/team/{teamId}', 'team', 'team', 'Team', 20),
      entry('/leagues', 'leagues', 'friends', 'Vrienden', 40),
    ] as never,
    events: { emits: ['menu.badged@1'], listens: [] },
  }),
];
const opening = {
  remotes,
  modules: { 'some-team': plainRemote() },
  isSignedIn: true,
  teams: [exampleTeam({ id: 12, weekId: 1 })],
  path: '/rules',
};

/** The portal on a screen of 375 px. */
async function openPhone(options: Parameters<typeof openPortal>[0] = opening) {
  showAsPhone();
  const opened = await openPortal(options);
  const bar = within(await screen.findByRole('navigation', { name: 'Snel naar' }));
  return { ...opened, bar };
}
afterEach(() => jest.restoreAllMocks());

const names = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

describe('the tab bar of phones', () => {
  it('links to the destinations of sections and shell, with the current page marked', async () => {
    const { bar, portal } = await openPhone();
    expect(names(bar.getAllByRole('link'))).toEqual(['Home', 'Punten', 'Team', 'Vrienden']);
    await userEvent.click(bar.getByRole('link', { name: 'Punten' }));
    expect(portal.history.location.value.pathname).toBe('/points/12');
    expect(bar.getByRole('link', { name: 'Punten' })).toHaveAttribute('aria-current', 'page');
  });

  it('marks the only item of a section on all pages of the section', async () => {
    const friends = remoteEntry('friends', {
      routes: ['/leagues', '/duels'].map((path) => ({ path, title: { nl: path, en: path }, access: 'open' })),
      menu: [entry('/leagues', 'leagues', 'friends', 'Vrienden', 40)] as never,
    });
    const { bar } = await openPhone({
      ...opening,
      remotes: [friends],
      modules: { friends: plainRemote() },
      path: '/duels',
    });
    expect(bar.getByRole('link', { name: 'Vrienden' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows no page before it is known which ones are a manager’s', async () => {
    const { bar, portal } = await openPhone();
    act(() => portal.state.myTeams.set({ status: 'loading', value: null }));
    expect(bar.queryByRole('link')).not.toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Meer: menu openen' })).toBeVisible();
    act(() => portal.state.myTeams.set({ status: 'failed', value: null }));
    expect(names(bar.getAllByRole('link'))).toEqual(['Home']);
  });

  it('opens the rest of the menu, closes with Escape and on navigation, and returns the focus', async () => {
    const { bar, portal } = await openPhone();
    const more = bar.getByRole('button', { name: 'Meer: menu openen' });
    await userEvent.click(more);
    const sheet = within(await screen.findByRole('dialog', { name: 'Hoofdmenu' }));
    const menu = within(sheet.getByRole('navigation', { name: 'Hoofdmenu' }));
    const [profile, ...tiles] = names(menu.getAllByRole('link'));
    expect(profile).toMatch(/ · profiel$/);
    expect(tiles.join(' ')).toMatch(/^Spelregels.*Prijzen.*Contact$/);
    expect(tiles).not.toContain('Profiel');
    expect(sheet.queryByRole('link', { name: 'Punten lang' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(more).toHaveFocus();
    await userEvent.click(more);
    await act(async () => portal.history.go('/prizes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves the rest of the menu open when its page redirects, and returns the focus', async () => {
    const { bar, portal } = await openPhone();
    const more = bar.getByRole('button', { name: 'Meer: menu openen' });
    await userEvent.click(more);
    await screen.findByRole('dialog', { name: 'Hoofdmenu' });
    await act(async () => portal.history.go('/prizes', { replace: true }));
    await waitFor(() => expect(portal.history.location.value.pathname).toBe('/prizes'));
    expect(screen.getByRole('dialog', { name: 'Hoofdmenu' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(more).toHaveFocus();
  });

  it('contains the settings: notifications, theme, language', async () => {
    stubPush('granted').subscription = { endpoint: HERE };
    const { bar, portal, server } = await openPhone();
    const fingerprint = await fingerprintOf(HERE);
    server.answer('GET /api/user/push', {
      publicKey: 'B'.repeat(87),
      kinds: { deadline: true, goal: true, captainOut: false, confirmed: false, mention: false },
      quiet: { on: true, from: 1380, to: 480 },
      timeZone: 'Europe/Brussels',
      devices: [{ id: 1, name: 'Chrome', createdAt: '2024-06-19T08:00:00.000Z', fingerprint }],
    });
    server.answer('PUT /api/user', exampleUser);
    await userEvent.click(bar.getByRole('button', { name: 'Meer: menu openen' }));
    const settings = within(await screen.findByRole('region', { name: 'Instellingen' }));
    const notifications = await settings.findByRole('link', { name: 'Meldingen 2 van 5 aan' });
    expect(notifications).toHaveAttribute('href', '/profile#push');
    await userEvent.click(settings.getByRole('button', { name: 'Donker' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(settings.getByRole('button', { name: 'Auto' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    await userEvent.click(settings.getByRole('button', { name: 'English' }));
    expect(portal.preferences.locale.value).toBe('en');
    expect(settings.getByRole('button', { name: 'Light' })).toBeVisible();
    await act(async () => portal.preferences.chooseLocale('nl'));
  });

  it('shows the badge of a section, and hides it from the next user', async () => {
    const { bar, portal } = await openPhone();
    const team = portal.bus.forSource('some-team', () => true);
    act(() => team.emit('menu.badged@1', { icon: 'team', badge: { kind: 'problems', count: 2 } }));
    act(() => team.emit('menu.badged@1', { icon: 'friends', badge: { kind: 'unread', count: 12 } }));
    expect(bar.getByRole('link', { name: 'Team, 2 problemen' })).toHaveTextContent('2Team');
    expect(bar.getByRole('link', { name: 'Vrienden, 12 ongelezen' })).toHaveTextContent('9+Vrienden');
    act(() => team.emit('menu.badged@1', { icon: 'team', badge: null }));
    expect(bar.getByRole('link', { name: 'Team' })).toHaveTextContent(/^Team$/);
    await act(async () => portal.session.end('signed-out'));
    expect(bar.queryByRole('link', { name: /ongelezen/ })).not.toBeInTheDocument();
  });

  it('has a live dot while one of the section’s players plays', async () => {
    const { bar, portal } = await openPhone();
    const team = portal.bus.forSource('some-team', () => true);
    act(() => team.emit('menu.badged@1', { icon: 'points', badge: { kind: 'live', playerIds: [110] } }));
    expect(bar.getByRole('link', { name: 'Punten' })).toBeVisible();
    const player = { id: 110, points: 2, minutes: 20, status: 'playing' as const };
    act(() => portal.state.live.set({ ...exampleLiveState(), connected: true, players: { 110: player } }));
    expect(bar.getByRole('link', { name: 'Punten, er spelen mannen van jou' })).toBeVisible();
  });

  it('shows the countdown to a deadline before any other badge, and marks that it has passed', async () => {
    const [, week] = exampleWeeks;
    let now = Date.parse(week?.deadlineDate ?? '') - 47.5 * 60_000;
    const { bar, portal } = await openPhone();
    jest.spyOn(portal.host.platform.clock, 'now').mockImplementation(() => now);
    await act(async () => portal.history.go('/prizes'));
    expect(bar.getByRole('link', { name: 'Team, deadline over 47 min' })).toHaveTextContent('47 minTeam');
    now += 48 * 60_000;
    await act(async () => portal.history.go('/rules'));
    expect(bar.getByRole('link', { name: 'Team, de speeldag ligt vast' })).toBeVisible();
  });

  it('counts the last seconds with the countdown of the header', async () => {
    const deadlineDate = exampleWeeks[1]?.deadlineDate ?? '';
    const now = new Date(Date.parse(deadlineDate) - 45_400).toISOString();
    const { bar } = await openPhone({ ...opening, deadline: { now, deadlineDate } });
    const inHeader = () => /0 min (\d\d) s/.exec(screen.getByRole('banner').textContent ?? '')?.[1];
    const onTab = () => /(\d\d) s/.exec(bar.getByRole('link', { name: /^Team/ }).textContent ?? '')?.[1];
    await waitFor(() => expect(inHeader()).toBeDefined());
    const first = inHeader();
    await waitFor(() => expect(inHeader()).not.toBe(first), { interval: 5, timeout: 5000 });
    expect(onTab()).toBe(inHeader());
  });
});
