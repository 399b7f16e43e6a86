import { exampleTeamView } from '@euro/game-ui/testing';
import { exampleTeam, exampleWeeks, type FakePlatform, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { answerPlayed, finalMatches } from '../../testing/playedTournament.js';

const LAST = 7;
const weeks = (last: 'provisional' | 'confirmed') =>
  exampleWeeks.map((week) => ({ ...week, state: week.weekId === LAST ? last : ('confirmed' as const) }));

const row = (id: number, name: string, rank: number, points: number, shared = false) => ({
  ...{ rank, points, shared, weekPoints: points, move: null, headToHead: null, leftToPlay: null },
  ...{ captain: null },
  team: { id, name, badge: null, user: { firstName: '', lastName: '', nameVisible: false, premium: false } },
});
const league = (id: number, name: string, rank: number, totalTeams = 9) => ({
  ...{ id, name, cover: null, admin: 1, adminName: '', weekId: 1, totalTeams, teamId: 7, rank },
  ...{ mode: 'points' as const, findable: false, inviteCode: 'K7PX-M2QD', pictureKey: 'key' },
  ...{ createdAt: '2024-06-01T08:00:00Z', lastComment: null, move: null },
});

const kantoor = [row(7, 'De Buitenspelval', 1, 412.5), row(8, 'Tiki Taka', 2, 388), row(9, 'Kroon', 3, 387)];
const kantine = [row(21, 'Nooit', 1, 500, true), row(22, 'Altijd', 1, 500, true), row(23, 'Soms', 3, 490)];

/** The final was played; its matchday is in `state`. */
function portalAtTheEnd(state: 'provisional' | 'confirmed'): FakePlatform {
  const fake = makePortal({
    deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: LAST },
    weeks: weeks(state),
    matches: finalMatches(),
    myTeams: [exampleTeam({ id: 7, weekId: 1 })],
  });
  answerPlayed(fake, { weekPointsConfirmed: state === 'confirmed' });
  const leagues = [league(1, 'Kantoorliga', 1), league(2, 'De Kantine', 4)];
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues });
  fake.api.answer(
    'GET league/{id}',
    ({ params, query }) =>
      ({
        league: leagues[Number(params.id) - 1],
        teams: [],
        result: {
          ...{ totalRecords: 9, weekId: LAST, confirmed: true },
          ...(Number(params.id) === 1 && query?.weekId === -1
            ? { data: kantoor, own: kantoor.slice(0, 1) }
            : { data: kantine, own: [row(7, 'De Buitenspelval', 4, 412.5)] }),
        },
      }) as never,
  );
  return fake;
}

type Rankings = { [K in 'id' | 'rank']: number }[];

/** The first of the overall ranking, 412,5 points each. */
function answerFirst(fake: FakePlatform, first: Rankings): void {
  fake.api.answer('GET rankings/{type}', rankings(first));
}

const rankings = (first: Rankings) => ({
  ...{ totalRecords: 38_440, weekId: LAST, confirmed: true, chosen: null, choices: [], own: null },
  ownPosition: null,
  data: first.map(({ id, rank }) => ({
    team: {
      ...{ id, name: `Ploeg ${id}`, badge: null, rank, points: 412.5, weekPoints: 79, move: 0 },
      ...{ shared: true, prizes: [] },
      user: { firstName: '', lastName: '', nameVisible: false, premium: false },
    },
  })),
});

const text = () => textOf(document.body);
const region = (name: string) => screen.findByRole('region', { name });

describe('home after the final', () => {
  it('shows who won, the total among all teams, and the winner of the game', async () => {
    await openPage(portalAtTheEnd('confirmed'), '/home');
    expect(await screen.findByRole('heading', { level: 1, name: 'Duitsland kampioen' })).toBeVisible();
    for (const part of [
      '3-3',
      '4-2 na strafschoppen',
      'Musiala (2), Hanley (e.d.) – Adams (3)',
      'Jouw totaal · definitief',
      '412,5',
    ])
      expect(text()).toContain(part);
    expect(text()).toContain('Beter dan 96 % van de 38.440 ploegen · 1.208e');
    expect(screen.getByRole('button', { name: 'Deel je toernooi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk hoe het liep' })).toHaveAttribute('href', '/recap/7');
    const winner = await region('Onana Split');
    expect(textOf(winner)).toMatch(/Winnaar van het spel.*Hilde De Backer.*500,0.*jij: −87,5/);
    expect(within(winner).getByRole('link', { name: 'Bekijk die ploeg' })).toHaveAttribute(
      'href',
      '/public/101',
    );
  });

  it('turns from provisional to definitive in place', async () => {
    const fake = portalAtTheEnd('provisional');
    await openPage(fake, '/home');
    expect(await screen.findByText('Jouw totaal · voorlopig')).toBeVisible();
    const title = screen.getByRole('heading', { level: 1, name: 'Duitsland kampioen' });
    expect(text()).toContain('Staat eerst in het spel');
    expect(screen.getByRole('link', { name: 'Bekijk je punten' })).toHaveAttribute('href', '/points/7');
    expect(screen.queryByRole('button', { name: 'Deel je toernooi' })).not.toBeInTheDocument();

    answerPlayed(fake, { weekPointsConfirmed: true });
    const state = fake.state.matches.value.value;
    if (!state) throw new Error('There are no matches.');
    await act(async () => {
      fake.state.matches.set({ status: 'ready', value: { ...state, weeks: weeks('confirmed') } });
      fake.platform.bus.emit('points.changed@1', { weekId: LAST, playerIds: [], version: 9 });
    });
    await settle();
    expect(await screen.findByText('Jouw totaal · definitief')).toBeVisible();
    expect(title).toBeInTheDocument();
  });

  it('has the podium of each league, with the own row below it, and shared steps', async () => {
    await openPage(portalAtTheEnd('confirmed'), '/home');
    const first = await region('Kantoorliga');
    const steps = await within(first).findByRole('list', { name: 'De eerste drie van Kantoorliga' });
    expect(textOf(first)).toContain('jij wint');
    expect(within(steps).getAllByRole('listitem').map(textOf)).toEqual([
      'De Buitenspelval412,51',
      'Tiki Taka388,02',
      'Kroon387,03',
    ]);
    const second = await region('De Kantine');
    const [one, other] = (await within(second).findAllByRole('listitem')).map(textOf);
    expect(textOf(second)).toContain('jij 4e van 9');
    expect([one, other]).toEqual(['Nooit500,0=1', 'Altijd500,0=1']);
    expect(textOf(second)).toContain('4De Buitenspelval412,5');
  });

  it('waits for the last final whistle', async () => {
    const fake = portalAtTheEnd('provisional');
    const state = fake.state.matches.value.value;
    if (!state) throw new Error('There are no matches.');
    const [final, third] = finalMatches();
    const running = { ...final, status: 'live' as const, minute: 118 } as NonNullable<typeof final>;
    fake.state.matches.set({
      status: 'ready',
      value: { ...state, matches: [running, third as NonNullable<typeof third>] },
    });
    await openPage(fake, '/home');
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: /De Buitenspelval/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volg je punten live' })).toBeVisible();
  });

  it('is definitive once every matchday is, not the last one only', async () => {
    const fake = portalAtTheEnd('confirmed');
    const state = fake.state.matches.value.value;
    if (!state) throw new Error('There are no matches.');
    const open = weeks('confirmed').map((week) => ({
      ...week,
      state: week.weekId === LAST - 1 ? ('provisional' as const) : week.state,
    }));
    fake.state.matches.set({ status: 'ready', value: { ...state, weeks: open } });
    await openPage(fake, '/home');
    expect(await screen.findByText('Jouw totaal · voorlopig')).toBeVisible();
    expect(text()).toContain('Staat eerst in het spel');
    expect(await screen.findByText('jij staat eerst')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deel je toernooi' })).not.toBeInTheDocument();
  });

  it('is provisional as well for a team that never played', async () => {
    const fake = portalAtTheEnd('provisional');
    const view = exampleTeamView();
    fake.api.answer('GET team/{id}', { ...view, team: { ...view.team, weekId: LAST + 1 } });
    await openPage(fake, '/home');
    expect(await screen.findByText('Staat eerst in het spel')).toBeVisible();
    expect(text()).not.toContain('Jouw totaal');
  });

  it.each([
    [[1, 1, 3], /Ploeg 50.*samen met 1 andere ploeg · jij: 0/, 1208],
    [[1, 1, 1, 4], /Ploeg 50.*samen met 2 andere ploegen/, 1208],
    [[1, 1, 1, 1], /Ploeg 50.*samen met andere ploegen · jij wint/, 1],
  ])('says how many share the first place: ranks %j', async (ranks, expected, generalRank) => {
    const fake = portalAtTheEnd('confirmed');
    answerPlayed(fake, { weekPointsConfirmed: true, generalRank });
    answerFirst(
      fake,
      ranks.map((rank, at) => ({ id: 50 + at, rank })),
    );
    await openPage(fake, '/home');
    expect(textOf(await region('Ploeg 50'))).toMatch(expected);
  });

  it('names the own team on a shared first place', async () => {
    const fake = portalAtTheEnd('confirmed');
    answerFirst(fake, [
      { id: 50, rank: 1 },
      { id: 7, rank: 1 },
      { id: 51, rank: 3 },
    ]);
    await openPage(fake, '/home');
    const winner = await region('Ploeg 7');
    expect(textOf(winner)).toMatch(/samen met 1 andere ploeg · jij wint/);
    expect(within(winner).queryByRole('link')).not.toBeInTheDocument();
  });

  it('takes the place of the running matchday once it has all it shows', async () => {
    const fake = portalAtTheEnd('provisional');
    const state = fake.state.matches.value.value;
    if (!state) throw new Error('There are no matches.');
    const [final, ...others] = state.matches;
    const running = { ...final, status: 'live' as const, minute: 118 } as NonNullable<typeof final>;
    fake.state.matches.set({ status: 'ready', value: { ...state, matches: [running, ...others] } });
    let whistle = () => {};
    const isKnown = new Promise<void>((resolve) => {
      whistle = resolve;
    });
    fake.api.answer('GET rankings/{type}', async () => {
      await isKnown;
      return rankings([{ id: 50, rank: 1 }]);
    });
    await openPage(fake, '/home');
    const follow = await screen.findByRole('link', { name: 'Volg je punten live' });
    await act(async () => fake.state.matches.set({ status: 'ready', value: state }));
    await settle();
    expect(follow).toBeVisible();
    await act(async () => whistle());
    expect(await region('Ploeg 50')).toBeVisible();
    expect(follow).not.toBeInTheDocument();
  });
});
