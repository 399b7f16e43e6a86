import '@testing-library/jest-dom';
import {
  exampleLiveState,
  exampleMatch,
  exampleTeam,
  exampleWeeks,
  stubEventSource,
} from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal, plainRemote, Refused, remoteEntry, signedInAnswer } from '../testing/openPortal.js';

const teamRemote = remoteEntry('some-team', {
  routes: [
    { path: '/team/:id', title: { nl: 'Team', en: 'Team' }, access: 'signed-in' },
    { path: '/points/:id', title: { nl: 'Punten', en: 'Points' }, access: 'signed-in' },
  ],
  menu: [
    { label: { nl: 'Team', en: 'Team' }, to: '/team/{teamId}', when: 'team', order: 20, place: 'main' },
    {
      label: { nl: 'Punten', en: 'Points' },
      to: '/points/{teamId}',
      when: 'points',
      order: 10,
      place: 'main',
    },
  ],
});
const statsRemote = remoteEntry('some-stats', {
  routes: [{ path: '/stats', title: { nl: 'Statistieken', en: 'Statistics' }, access: 'open' }],
  menu: [{ label: { nl: 'Stats', en: 'Stats' }, to: '/stats', when: 'always', order: 50, place: 'main' }],
});
const remotes = [teamRemote, statsRemote];
const modules = () => ({ 'some-team': plainRemote(), 'some-stats': plainRemote() });
const team = exampleTeam({ id: 12, weekId: 1 });

const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => quiet.mockClear());

const path = () => window.location.pathname;
const nav = () => within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
const menuLink = (name: string) => nav().getByRole('link', { name });
const queryMenuLink = (name: string) => nav().queryByRole('link', { name });

describe('a remote in the registry', () => {
  it('is in the menu, has its page and its title, and is unmounted when the page is left', async () => {
    await openPortal({ remotes, modules: modules() });
    await userEvent.click(menuLink('Stats'));
    expect(await screen.findByRole('heading', { name: '/stats' })).toBeVisible();
    expect(document.title).toBe('Statistieken · EuroManager');
    expect(menuLink('Stats')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menuLink('Spelregels'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: '/stats' })).not.toBeInTheDocument());
    expect(document.title).toBe('Spelregels · EuroManager');
  });

  it('is added while the portal is open, without a change of the shell', async () => {
    const { portal, server, modules: loadable } = await openPortal({ remotes });
    expect(queryMenuLink('Quiz')).not.toBeInTheDocument();
    loadable['some-quiz'] = plainRemote();
    server.answer('GET /registry.json', {
      remotes: [
        ...remotes,
        remoteEntry('some-quiz', {
          routes: [{ path: '/quiz', title: { nl: 'De quiz', en: 'The quiz' }, access: 'open' }],
          menu: [
            { label: { nl: 'Quiz', en: 'Quiz' }, to: '/quiz', when: 'always', order: 55, place: 'main' },
          ],
        }),
      ],
    });
    await act(() => portal.registry.refresh());
    await userEvent.click(menuLink('Quiz'));
    expect(await screen.findByRole('heading', { name: '/quiz' })).toBeVisible();
    expect(document.title).toBe('De quiz · EuroManager');
  });

  it('that fails is reported, affects no other, and recovers by Retry without a reload', async () => {
    const { modules: loadable } = await openPortal({ remotes, modules: {}, path: '/stats' });
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Deze sectie is even niet beschikbaar');
    expect(failure).toHaveTextContent('some-stats');
    expect(menuLink('Spelregels')).toBeInTheDocument();
    loadable['some-stats'] = plainRemote();
    await userEvent.click(within(failure).getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('heading', { name: '/stats' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('remains mounted from one of its routes to the next', async () => {
    await openPortal({ remotes, modules: modules(), isSignedIn: true, teams: [team], path: '/team/12' });
    expect(await screen.findByRole('heading', { name: '/team/:id 12' })).toBeVisible();
    const heading = screen.getByRole('heading', { name: '/team/:id 12' }).parentElement;
    await userEvent.click(menuLink('Punten'));
    expect((await screen.findByRole('heading', { name: '/points/:id 12' })).parentElement).toBe(heading);
    expect(document.title).toBe('Punten · EuroManager');
  });

  it('may change the title of its page', async () => {
    const { portal } = await openPortal({ remotes, modules: modules(), path: '/stats' });
    act(() => portal.host.platform.navigation.title('De Rode Duivels'));
    expect(document.title).toBe('De Rode Duivels · EuroManager');
    act(() => portal.history.go('/rules'));
    expect(document.title).toBe('Spelregels · EuroManager');
  });
});

describe('a visitor', () => {
  it('is redirected from a members’ page to /home, and after signing in to the requested page', async () => {
    const { portal } = await openPortal({ remotes, modules: modules(), path: '/team/12?week=2' });
    await waitFor(() => expect(path()).toBe('/home'));
    expect(portal.origin.peek()).toBe('/team/12?week=2');
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
    document.cookie = 'token=1; path=/';
    act(() => portal.sessionActions.start(signedInAnswer));
    expect(await screen.findByRole('heading', { name: '/team/:id 12' })).toBeVisible();
    expect(`${path()}${window.location.search}`).toBe('/team/12?week=2');
    expect(portal.origin.peek()).toBeNull();
  });

  it.each(['/home', '/register'])(
    'who follows an invitation enters at %s, creates a team, and sees the invitation automatically',
    async (entrance) => {
      const leaguesRemote = remoteEntry('some-leagues', {
        routes: [
          { path: '/join/:id', title: { nl: 'Uitnodiging', en: 'Invitation' }, access: 'with-team' },
          { path: '/new', title: { nl: 'Nieuw team', en: 'New team' }, access: 'signed-in' },
        ],
      });
      const { portal, server } = await openPortal({
        remotes: [leaguesRemote],
        modules: { 'some-leagues': plainRemote() },
        path: '/join/K7PX-M2QD-9VTE',
      });
      await waitFor(() => expect(path()).toBe('/home'));
      act(() => portal.history.go(entrance));
      // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
      document.cookie = 'token=1; path=/';
      act(() => {
        portal.sessionActions.start(signedInAnswer);
        if (entrance === '/register') portal.history.go('/new');
      });
      expect(await screen.findByRole('heading', { name: '/new' })).toBeVisible();
      server.answer('GET /api/teams', { teams: [exampleTeam({ id: 12 })], user: signedInAnswer });
      act(() => portal.host.platform.bus.emit('team.created@1', { teamId: 12, weekId: 2 }));
      expect(await screen.findByRole('heading', { name: '/join/:id K7PX-M2QD-9VTE' })).toBeVisible();
      expect(portal.afterTeam.peek()).toBeNull();
    },
  );

  it.each(['/leagues', '/shop', '/nonsense'])('finds no page at the unknown path %s', async (unknown) => {
    await openPortal({ remotes, path: unknown });
    expect(await screen.findByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Terug naar home' })).toHaveAttribute('href', '/home');
    expect(document.title).toBe('Pagina niet gevonden · EuroManager');
    expect(path()).toBe(unknown);
  });

  it('sees a sign-in, and no deadline chip', async () => {
    await openPortal({ remotes });
    expect(screen.getAllByRole('link', { name: 'Aanmelden' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: /Deadline speeldag/ })).not.toBeInTheDocument();
    expect(document.title).toBe('Aanmelden · EuroManager');
  });
});

describe('a signed-in user', () => {
  it('is redirected from / to the own points when the first matchday of the team is past', async () => {
    await openPortal({ remotes, modules: modules(), isSignedIn: true, teams: [team], path: '/' });
    expect(await screen.findByRole('heading', { name: '/points/:id 12' })).toBeVisible();
    expect(path()).toBe('/points/12');
  });

  it.each(['/', '/register', '/forgot', '/reset-password/abc'])(
    'is redirected from %s to /home',
    async (guests) => {
      await openPortal({ remotes, isSignedIn: true, path: guests });
      await waitFor(() => expect(path()).toBe('/home'));
    },
  );

  it('sees the deadline, the own menu and the account', async () => {
    await openPortal({ remotes, isSignedIn: true, teams: [team] });
    expect(
      screen.getByRole('link', { name: /^Deadline speeldag 2 over (5 uur|4 uur en 59 minuten)$/ }),
    ).toBeVisible();
    expect(menuLink('Punten')).toHaveAttribute('href', '/points/12');
    await userEvent.click(screen.getByRole('button', { name: 'Account van Lotte' }));
    expect(screen.getByRole('link', { name: 'Profiel' })).toHaveAttribute('href', '/profile');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Account van Lotte' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Account van Lotte' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('signs out on the server and here, and is on the home page', async () => {
    const { server } = await openPortal({
      remotes,
      modules: modules(),
      isSignedIn: true,
      teams: [team],
      path: '/team/12',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Account van Lotte' }));
    const [signOut] = screen.getAllByRole('button', { name: 'Afmelden' });
    if (signOut) await userEvent.click(signOut);
    await waitFor(() => expect(path()).toBe('/home'));
    // By the offline parts, which may still be loading.
    await waitFor(() => expect(server.sent('POST /api/user/logout')).toHaveLength(1));
    await act(() => server.quiet());
    expect(server.sent('POST /api/user/logout')).toHaveLength(1);
    expect(document.cookie).not.toContain('token=1');
    expect(queryMenuLink('Punten')).not.toBeInTheDocument();
  });

  it('whose session expires remains on the page, sees a notice, and may sign in over it', async () => {
    const { portal, server } = await openPortal({
      remotes,
      modules: modules(),
      isSignedIn: true,
      teams: [team],
      path: '/team/12',
    });
    server.answer('POST /api/user/refresh', new Refused(401, 'refresh-refused'));
    server.answer('GET /api/teams', new Refused(401, 'session-expired'));
    await act(() => portal.loaders.teams());
    expect(await screen.findByRole('dialog', { name: 'Meld je opnieuw aan' })).toBeVisible();
    expect(await screen.findByText('/team/:id 12')).toBeInTheDocument();
    expect(path()).toBe('/team/12');
    server.answer('GET /api/teams', { teams: [team] });
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
    document.cookie = 'token=1; path=/';
    act(() => portal.sessionActions.start(signedInAnswer));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: '/team/:id 12' })).toBeVisible();
  });

  it('is treated as a visitor when the server refuses the session at the start', async () => {
    await openPortal({
      remotes,
      isSignedIn: true,
      arrange: (server) => server.answer('POST /api/user/refresh', new Refused(401, 'refresh-refused')),
    });
    expect(screen.getAllByRole('link', { name: 'Aanmelden' }).length).toBeGreaterThan(0);
    expect(document.cookie).not.toContain('token=1');
  });
});

describe('the open portal', () => {
  const streams = stubEventSource();
  afterAll(() => streams.restore());

  async function listening() {
    const opened = await openPortal({
      ...{ remotes, modules: modules(), isSignedIn: true, teams: [team] },
      arrange: ({ answer }) => answer('GET /api/matches', { matches: [exampleMatch({ weekId: 2 })] }),
    });
    await waitFor(() => expect(streams.open()).toHaveLength(1));
    let messages = 0;
    const say = (event: 'snapshot' | 'change', fields: Parameters<typeof exampleLiveState>[0]) =>
      act(() => streams.open()[0]?.say(event, exampleLiveState({ cursor: `${++messages}`, ...fields })));
    return { ...opened, say };
  }

  it('follows the clock that the operator sets, and the matchday that it locks, without a reload', async () => {
    const { say, server } = await listening();
    say('snapshot', { now: '2024-06-19T08:00:01Z' });
    expect(screen.getByRole('link', { name: /^Deadline speeldag 2 over/ })).toBeVisible();
    const before = server.sent('GET /api/teams').length;
    say('change', {
      now: '2024-06-19T13:00:01Z',
      ...{ weekId: 2, version: null, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' },
      weeks: exampleWeeks.map((week) => (week.weekId === 2 ? { ...week, state: 'locked' } : week)),
    });
    expect(
      screen.getByRole('link', { name: /^Deadline speeldag 3 over 4 dagen en (6|5) uur$/ }),
    ).toBeVisible();
    await waitFor(() => expect(server.sent('GET /api/teams').length).toBeGreaterThan(before));
  });

  it('shows the own points of a matchday that runs, with a dot while matches are played', async () => {
    const { say, server, portal } = await listening();
    const weeks = exampleWeeks.map((week) =>
      week.weekId === 2 ? { ...week, state: 'provisional' as const } : week,
    );
    const running = {
      ...{ weekId: 2, deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z', weeks },
    };
    const { id, weekId, homeScore, awayScore, penHome, penAway } = exampleMatch({ weekId: 2 });
    const match = { id, weekId, homeScore, awayScore, penHome, penAway, status: 'live' as const, minute: 49 };
    const chip = (points: string) =>
      screen.findByRole('link', { name: `Speeldag 2: ${points} punten, voorlopig` });
    const answerPoints = (points: number) =>
      server.answer('GET /api/teams', { teams: [{ ...team, scoredWeek: { weekId: 2, points } }] });
    answerPoints(14.5);
    say('snapshot', { ...running, now: '2024-06-19T13:49:00Z', version: 1, matches: [match] });
    expect(await chip('14,5')).toHaveTextContent(/^14,5$/);
    expect(await chip('14,5')).toHaveAttribute('href', '/points/12');
    expect((await chip('14,5')).querySelector('svg')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Deadline/ })).not.toBeInTheDocument();
    answerPoints(20.5);
    const over = { ...match, status: 'finished' as const, minute: null };
    say('change', { ...running, now: '2024-06-19T14:50:00Z', version: 2, matches: [over] });
    await act(() => portal.loaders.teams());
    expect((await chip('20,5')).querySelector('svg')).not.toBeNull();
    act(() => portal.state.myTeams.set({ status: 'loading', value: null }));
    expect(screen.queryByRole('link', { name: /^(Speeldag 2:|Deadline)/ })).not.toBeInTheDocument();
  });

  it.each([
    ['the last hour before the next deadline', '2024-06-23T18:30:00Z', 'provisional'],
    ['a definitive matchday', '2024-06-21T20:00:00Z', 'confirmed'],
  ] as const)('shows the deadline again in %s', async (_, now, state) => {
    const { say, server, portal } = await listening();
    server.answer('GET /api/teams', { teams: [{ ...team, scoredWeek: { weekId: 2, points: 14.5 } }] });
    await act(() => portal.loaders.teams());
    const weeks = exampleWeeks.map((week) => (week.weekId === 2 ? { ...week, state } : week));
    const next = { deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' };
    say('snapshot', { weekId: 2, version: 1, weeks, ...next, now });
    expect(await screen.findByRole('link', { name: /^Deadline speeldag 3 over/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /voorlopig$/ })).not.toBeInTheDocument();
  });

  it('continues to show its pages during an interruption, and reconnects one stream afterwards', async () => {
    const { say, portal } = await listening();
    say('snapshot', { now: '2024-06-19T08:00:01Z' });
    act(() => streams.open()[0]?.refuse());
    expect(portal.state.live.value?.connected).toBe(false);
    expect(screen.getByRole('link', { name: /^Deadline speeldag 2/ })).toBeVisible();
    await waitFor(() => expect(streams.open()).toHaveLength(1));
    say('snapshot', { now: '2024-06-19T08:00:09Z' });
    expect(portal.state.live.value?.connected).toBe(true);
  });

  it('closes its stream at its end', async () => {
    const { portal } = await listening();
    portal.stop();
    expect(streams.open()).toEqual([]);
  });
});

describe('the frame', () => {
  it('is in Dutch, and in English on request, which is stored here and with the account', async () => {
    const { server } = await openPortal({
      remotes,
      isSignedIn: true,
      arrange: (server) => server.answer('PUT /api/user', { ...signedInAnswer, language: 'en' }),
    });
    expect(document.documentElement.lang).toBe('nl');
    await userEvent.click(screen.getByRole('button', { name: 'NL → English' }));
    expect(screen.getAllByRole('link', { name: 'Rules' }).length).toBeGreaterThan(0);
    expect(document.documentElement.lang).toBe('en');
    expect(document.cookie).toContain('lang=en');
    expect(server.sent('PUT /api/user')).toEqual([{ language: 'en' }]);
  });

  it('stores the last of two languages with the account, and changes made meanwhile', async () => {
    const answers: (() => void)[] = [];
    const { portal, server } = await openPortal({
      remotes,
      isSignedIn: true,
      arrange: (server) =>
        server.answer('PUT /api/user', (body: unknown) => {
          const answer = { ...signedInAnswer, ...(body as object) };
          return new Promise((resolve) => answers.push(() => resolve(answer)));
        }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'NL → English' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'EN → Nederlands' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    const { token: _, expiresAt: __, ...user } = signedInAnswer;
    act(() => portal.sessionActions.change({ ...user, firstName: 'Charlotte' }));
    for (const answer of answers.reverse()) {
      answer();
      await act(() => server.quiet());
    }
    expect(portal.session.value).toMatchObject({ user: { firstName: 'Charlotte', language: 'nl' } });
    expect(document.documentElement.lang).toBe('nl');
  });

  it('follows the language that is chosen in the profile', async () => {
    const { portal } = await openPortal({ isSignedIn: true, teams: [team] });
    const { token: _, expiresAt: __, ...user } = signedInAnswer;
    act(() => portal.sessionActions.change({ ...user, language: 'en' }));
    expect(document.documentElement.lang).toBe('en');
    expect(portal.preferences.locale.value).toBe('en');
  });

  it('is light or dark, and stores the choice', async () => {
    await openPortal({ remotes });
    await userEvent.click(screen.getByRole('button', { name: 'Donker thema' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
  });

  it('moves the focus to the new page and announces its title', async () => {
    await openPortal({ remotes, modules: modules() });
    await userEvent.click(menuLink('Stats'));
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(
        'Statistieken',
      ),
    );
  });

  it('has a skip link past the header, and names the sources of the data', async () => {
    await openPortal({ remotes });
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#main');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('Data: StatsBomb')).toBeVisible();
    expect(footer.getByText(/openfootball \(CC0\)/)).toBeVisible();
    expect(footer.getByText('Niet verbonden aan UEFA of FIFA')).toBeVisible();
  });

  it('prompts before a guarded page is left', async () => {
    const { portal } = await openPortal({ remotes, modules: modules(), path: '/stats' });
    portal.host.platform.navigation.guard(() => 'Je ploeg is nog niet bewaard.');
    await userEvent.click(menuLink('Spelregels'));
    const dialog = await screen.findByRole('dialog', { name: 'Deze pagina verlaten?' });
    expect(dialog).toHaveTextContent('Je ploeg is nog niet bewaard.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blijven' }));
    expect(path()).toBe('/stats');
    await userEvent.click(menuLink('Spelregels'));
    await userEvent.click(await screen.findByRole('button', { name: 'Verlaten' }));
    await waitFor(() => expect(path()).toBe('/rules'));
  });

  it('shows messages of remotes', async () => {
    const { portal } = await openPortal({ remotes });
    act(() => portal.host.platform.notices.show({ tone: 'positive', text: 'Je ploeg is opgeslagen.' }));
    expect(await screen.findByText('Je ploeg is opgeslagen.')).toBeVisible();
  });

  it('removes an error once the action succeeds', async () => {
    const { portal } = await openPortal({ remotes });
    const { notices } = portal.host.platform;
    act(() => notices.show({ tone: 'danger', text: 'Bewaren lukte niet.' }));
    const action = { label: 'Ongedaan maken', onPress: () => {} };
    act(() => notices.show({ tone: 'neutral', text: 'Transfers gewist.', action, endsWithPage: true }));
    act(() => notices.show({ tone: 'neutral', text: 'Musiala is kapitein.' }));
    expect(await screen.findByText('Bewaren lukte niet.')).toBeVisible();
    act(() => notices.show({ tone: 'positive', text: 'Je ploeg is opgeslagen.' }));
    expect(await screen.findByText('Je ploeg is opgeslagen.')).toBeVisible();
    expect(screen.queryByText('Bewaren lukte niet.')).not.toBeInTheDocument();
    expect(screen.queryByText('Transfers gewist.')).not.toBeInTheDocument();
    expect(screen.getByText('Musiala is kapitein.')).toBeVisible();
  });

  it('removes an error of a page that is left', async () => {
    const { portal } = await openPortal({ remotes, modules: modules(), path: '/stats' });
    act(() => portal.host.platform.notices.show({ tone: 'danger', text: 'Volgen lukte niet.' }));
    expect(await screen.findByText('Volgen lukte niet.')).toBeVisible();
    await userEvent.click(menuLink('Spelregels'));
    await waitFor(() => expect(path()).toBe('/rules'));
    expect(screen.queryByText('Volgen lukte niet.')).not.toBeInTheDocument();
  });

  it('closes a prompt for one page once that is left, and no other', async () => {
    const { portal } = await openPortal({ path: '/rules' });
    const { notices } = portal.host.platform;
    const action = { label: 'Ongedaan maken', onPress: () => {} };
    act(() => notices.show({ tone: 'neutral', text: 'Ploeg ingevuld.', action, endsWithPage: true }));
    act(() => notices.show({ tone: 'neutral', text: 'Minicompetitie verlaten.', action }));
    expect(await screen.findByText('Ploeg ingevuld.')).toBeVisible();
    await act(async () => portal.history.go('/prizes'));
    expect(screen.queryByText('Ploeg ingevuld.')).not.toBeInTheDocument();
    expect(screen.getByText('Minicompetitie verlaten.')).toBeVisible();
  });

  it('works without a server, and lists what is unavailable', async () => {
    await openPortal({
      path: '/stats',
      arrange: (server) => {
        for (const call of [
          '/api/competition',
          '/api/matches',
          '/api/matches/deadline-info',
          '/registry.json',
        ]) {
          server.answer(`GET ${call}`, new TypeError('Failed to fetch'));
        }
      },
    });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(await screen.findByRole('contentinfo')).toBeVisible();
  });
});
