import { Flag } from '@euro/design-system';
import { exampleTeam } from '@euro/platform/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { inWorldCup } from '../testing/exampleCompetitions.js';
import { openPortal, plainRemote, remoteEntry } from '../testing/openPortal.js';

const SEARCH = '?competitionFeed=WORLDM&seasonId=2022';

const remotes = [
  remoteEntry('some-team', {
    routes: [{ path: '/team/:id', title: { nl: 'Team', en: 'Team' }, access: 'signed-in' }],
    menu: [
      {
        label: { nl: 'Team', en: 'Team' },
        to: '/team/{teamId}',
        when: 'signed-in',
        order: 1,
        place: 'main',
      },
    ],
  }),
];

function open(options: Parameters<typeof openPortal>[0] = {}) {
  return openPortal({
    competition: inWorldCup,
    remotes,
    modules: { 'some-team': plainRemote() },
    path: '/wk-2022/home',
    ...options,
  });
}

describe('a page of another competition than the default', () => {
  it.each(['competition', 'matches', 'matches/deadline-info', 'teams'])(
    'requests %s of that competition, and of no other',
    async (call) => {
      const { server } = await open({ isSignedIn: true });
      expect(new Set(server.searches(`GET /api/${call}`))).toEqual(new Set([SEARCH]));
    },
  );

  it('has the nations of that competition', async () => {
    const argentina = {
      ...{ id: 101, short: 'ARG', nl: 'Argentinië', en: 'Argentina', group: 'C', pot: 1 },
      flag: 'across 74ACDF FFFFFF 74ACDF',
    };
    const { portal, server } = await open({
      arrange: ({ answer }) => answer('GET /api/clubs', { clubs: [argentina] }),
    });
    expect(portal.state.clubs.value).toEqual([argentina]);
    expect(server.searches('GET /api/clubs')).toEqual([SEARCH]);
    const { container } = render(<Flag nation="ARG" />);
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#74ACDF');
  });

  it('has the name of its competition', async () => {
    await open({ competition: { ...inWorldCup, isArchive: false } });
    for (const link of screen.getAllByRole('link', { name: 'WK-manager, naar home' }))
      expect(link).toHaveTextContent('WK-manager');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('De hele wereld kijkt.');
    expect(document.title).toBe('Aanmelden · WK-manager');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('Niet verbonden aan FIFA')).toBeVisible();
    expect(footer.queryByText(/UEFA/)).not.toBeInTheDocument();
  });

  it('navigates by its own addresses, with paths without a competition', async () => {
    const { portal } = await open({ isSignedIn: true, teams: [exampleTeam({ id: 3 })] });
    const link = within(screen.getByRole('navigation', { name: 'Hoofdmenu' })).getByRole('link', {
      name: 'Team',
    });
    expect(link).toHaveAttribute('href', '/wk-2022/team/3');
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: '/team/:id 3' })).toBeVisible();
    expect(window.location.pathname).toBe('/wk-2022/team/3');
    expect(portal.host.platform.navigation.location.value.pathname).toBe('/team/3');
    expect(portal.host.platform.navigation.href?.('/team/4')).toBe('/wk-2022/team/4');
    await act(async () => portal.history.go('?week=2'));
    expect(window.location.pathname + window.location.search).toBe('/wk-2022/team/3?week=2');
  });

  it('stores team, drafts and the path before a guard separately from other competitions', async () => {
    const { portal } = await open({ isSignedIn: true, teams: [exampleTeam({ id: 3 })] });
    portal.activeTeam.play(3);
    portal.host.platform.storage.write('draft', { name: 'De Kampioenen' });
    portal.afterTeam.remember('/leagues');
    const keys = Object.keys(localStorage).filter(
      (key) => key !== 'em.user' && !key.startsWith('em.registry'),
    );
    expect(keys.filter((key) => key.includes('team') || key.includes('draft')).toSorted()).toEqual([
      'em.wk-2022.after-team',
      'em.wk-2022.shell.draft',
      'em.wk-2022.team',
    ]);
  });

  it('shows an unknown address as such', async () => {
    await open({ path: '/wk-2022/nowhere' });
    expect(await screen.findByRole('heading', { name: /niet gevonden|bestaat niet/ })).toBeVisible();
  });
});

describe('a finished competition', () => {
  it('has no new team, whatever its clock', async () => {
    const { portal } = await open({
      isSignedIn: true,
      remotes: [
        remoteEntry('some-team', {
          menu: [
            { label: { nl: 'Nieuw', en: 'New' }, to: '/new', when: 'new', order: 1, place: 'main' },
            { label: { nl: 'Premium', en: 'Premium' }, to: '/shop', when: 'offer', order: 2, place: 'main' },
            { label: { nl: 'Stats', en: 'Stats' }, to: '/stats', when: 'always', order: 3, place: 'main' },
          ],
        }),
      ],
    });
    const { deadline, weeks } = portal.state.matches.value.value ?? {};
    expect(weeks?.some(({ state }) => state === 'open')).toBe(true);
    expect(deadline).toMatchObject({ deadlineWeek: null, deadlineDate: null });
    expect(portal.host.platform.state.isArchive?.value).toBe(true);
    const menu = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
    expect(menu.getByRole('link', { name: 'Stats' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Nieuw' })).not.toBeInTheDocument();
    expect(menu.queryByRole('link', { name: 'Premium' })).not.toBeInTheDocument();
  });
});
