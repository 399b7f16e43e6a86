import { exampleTeamView } from '@euro/game-ui/testing';
import {
  createFakePlatform,
  exampleMatch,
  exampleTeam,
  exampleUser,
  type FakePlatform,
  noticeAction,
  refuse,
  settle,
} from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';
import { musiala, musialaDetails, statsPage, statsRow } from '../../testing/players.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

const premiumUser = { ...exampleUser, role: 'premium' as const, roles: ['premium' as const] };

const toCome = exampleMatch({
  id: 25,
  weekId: 3,
  date: '2024-06-23T19:00:00Z',
  homeId: { id: 4, short: 'SUI', name: 'Zwitserland' },
  awayId: { id: 1, short: 'GER', name: 'Duitsland' },
  homeScore: null,
  awayScore: null,
  status: 'scheduled',
});

function portal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({
    path: '/stats',
    players: [musiala],
    deadline: { deadlineWeek: 3, displayWeek: 2, lastScoredWeek: 2 },
    ...options,
  });
  fake.api.answer('GET players-stats', statsPage());
  fake.api.answer('GET player/{id}', musialaDetails);
  fake.api.answer('GET watchlist', { playerIds: [] });
  fake.api.answer('PUT watchlist/{playerId}', ({ params }) => ({ playerIds: [Number(params.playerId)] }));
  fake.api.answer('DELETE watchlist/{playerId}', { playerIds: [] });
  return fake;
}

async function open(fake: FakePlatform) {
  await openPage(fake);
  await screen.findByRole('rowheader', { name: /Musiala/ });
  await settle();
}

const queries = (fake: FakePlatform) => fake.api.calls('GET players-stats').map(({ query }) => query ?? {});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** jsdom has no container queries and hides the columns of a wide table. */
const star = (player = 'Musiala') => screen.getByRole('button', { name: `Volg ${player}`, hidden: true });
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

describe('comparing players', () => {
  it('offers the way to the comparison, which is below the table, from the second player on', async () => {
    const fake = portal();
    await open(fake);
    await tick('Vergelijk Musiala');
    expect(fake.notices).toEqual([]);
    await tick('Vergelijk Havertz');
    expect(fake.notices).toMatchObject([{ text: 'Vergelijk 2 spelers', action: { label: 'Bekijk' } }]);
    await screen.findByRole('region', { name: 'Vergelijk 2 spelers' });
    const scrollTo = jest.spyOn(Element.prototype, 'scrollIntoView');
    noticeAction(fake.notices[0]).onPress();
    expect(scrollTo).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('shows ticked players beside each other, as tables too, and stores them in the address', async () => {
    const fake = portal();
    await open(fake);
    await tick('Vergelijk Musiala');
    await tick('Vergelijk Havertz');
    const tray = within(await screen.findByRole('region', { name: 'Vergelijk 2 spelers' }));
    expect(fake.visited.at(-1)).toBe('/stats?compare=110%2C107');
    expect(queries(fake)).toContainEqual({ pageNumber: 1, pageRecords: 4, ids: '107,110' });
    const rows = (name: string) =>
      within(tray.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows('Profiel')[0]).toEqual(['Statistiek', 'Musiala', 'Havertz']);
    expect(rows('Profiel')).toContainEqual(['Gewonnen duels', '5', '5']);
    expect(rows('Punten per speeldag')).toContainEqual(['SD 2', '9', '9']);

    await userEvent.click(tray.getByRole('button', { name: 'Haal Musiala weg' }));
    expect(screen.getByRole('checkbox', { name: 'Vergelijk Musiala' })).toHaveProperty('checked', false);
    await userEvent.click(tray.getByRole('button', { name: 'Wis' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Vergelijk/ })).toBeNull());
    expect(fake.visited.at(-1)).toBe('/stats');
  });

  it('shows their figures beside each other and marks the best, unless it is shared', async () => {
    const fake = portal({ path: '/stats?compare=110,107', matches: [toCome] });
    const havertz = statsRow({ id: 107, short: 'Havertz', total: 15, value: 7.5, goals: 2, stats: [] });
    fake.api.answer('GET players-stats', statsPage({ data: [statsRow(), havertz] }));
    await open(fake);
    const table = within(await screen.findByRole('table', { name: 'Cijfers naast elkaar' }));
    const row = (name: RegExp) =>
      [...table.getByRole('row', { name }).children].map(({ textContent }) => textContent);
    expect(row(/^Punten samen/)).toEqual(['Puntensamen', '18', '–']);
    expect(row(/^Verwachte punten/)[0]).toBe('Verwachte puntenspeeldag 3');
    expect(row(/^Doelpunten/)).toEqual(['Doelpunten', '2', '–']);
  });

  it('marks the higher number as best', async () => {
    const fake = portal({ path: '/stats?compare=110,107' });
    await open(fake);
    const table = within(await screen.findByRole('table', { name: 'Cijfers naast elkaar' }));
    expect(table.getByRole('row', { name: /^Punten samen/ }).textContent).toBe('Puntensamen18beste15');
    expect(table.getByRole('row', { name: /^Doelpunten/ }).textContent).toBe('Doelpunten22');
  });

  it('shows the coming matches as text, with a link to each', async () => {
    const fake = portal({ path: '/stats?compare=110,107', matches: [toCome] });
    await open(fake);
    const row = within(await screen.findByRole('row', { name: /^Volgende matchen/ }));
    const [match] = row.getAllByRole('link', { name: /^uit tegen Zwitserland, / });
    expect(match).toHaveProperty('pathname', '/match/25');
  });

  it('has figures from the second player on', async () => {
    const fake = portal({ path: '/stats?compare=110' });
    fake.api.answer('GET players-stats', statsPage({ data: [statsRow()] }));
    await open(fake);
    await screen.findByRole('region', { name: 'Vergelijk met nog een speler' });
    expect(screen.queryByRole('table', { name: 'Cijfers naast elkaar' })).toBeNull();
  });

  it('marks eliminated players', async () => {
    const fake = portal({ path: '/stats?compare=110' });
    fake.api.answer('GET players-stats', statsPage({ data: [statsRow({ eliminated: true })] }));
    await open(fake);
    const tray = within(await screen.findByRole('region', { name: 'Vergelijk met nog een speler' }));
    expect(tray.getByText('uitgeschakeld')).toBeTruthy();
  });

  it('refuses a fifth, and explains why', async () => {
    const fake = portal({ path: '/stats?compare=110,1,2,3' });
    await open(fake);
    await tick('Vergelijk Havertz');
    expect(screen.getByRole('checkbox', { name: 'Vergelijk Havertz' })).toHaveProperty('checked', false);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je vergelijkt al vier spelers. Haal er eerst een weg.',
    ]);
  });
});

describe('following players', () => {
  it('prompts a visitor to sign in', async () => {
    const fake = portal();
    await open(fake);
    await userEvent.click(star());
    const [notice] = fake.notices;
    expect(notice?.text).toBe('Meld je aan om spelers te volgen.');
    act(() => noticeAction(notice).onPress());
    expect(fake.visited.at(-1)).toBe('/home');
  });

  it('shows the star at once and offers to undo it', async () => {
    const fake = portal({ user: exampleUser });
    await open(fake);
    await userEvent.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
    expect(fake.api.calls('PUT watchlist/{playerId}')).toEqual([{ params: { playerId: 110 } }]);
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    act(() => noticeAction(fake.notices[0]).onPress());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('false'));
  });

  it('resets the star when the list is full', async () => {
    const fake = portal({ user: exampleUser });
    fake.api.answer(
      'PUT watchlist/{playerId}',
      refuse('watchlist-full', 409, { message: 'Je volgt er al 50.' }),
    );
    await open(fake);
    await userEvent.click(star());
    await waitFor(() => expect(fake.notices).toEqual([{ tone: 'danger', text: 'Je volgt er al 50.' }]));
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('false'));
  });

  it('retains the stars of all presses when the responses arrive in another order', async () => {
    const fake = portal({ user: exampleUser });
    const answers: (() => void)[] = [];
    fake.api.answer('PUT watchlist/{playerId}', ({ params }) => {
      const playerIds = params.playerId === 110 ? [110] : [107, 110];
      return new Promise((resolve) => answers.push(() => resolve({ playerIds })));
    });
    await open(fake);
    await userEvent.click(star('Musiala'));
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(star('Havertz'));
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers.reverse()) {
      await act(async () => answer());
      await settle();
    }
    const pressedStates = ['Musiala', 'Havertz'].map((player) => star(player).getAttribute('aria-pressed'));
    expect(pressedStates).toEqual(['true', 'true']);
  });

  it('never shows the list of the previous user', async () => {
    const fake = portal({ user: exampleUser });
    fake.api.answer('GET watchlist', { playerIds: [110] });
    await open(fake);
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
    fake.api.answer('GET watchlist', () => new Promise(() => {}));
    act(() => fake.state.session.set({ status: 'signed-in', user: { ...exampleUser, id: 8 } }));
    expect(star().getAttribute('aria-pressed')).toBe('false');
  });

  it('filters the table by the watch list', async () => {
    const fake = portal({ user: exampleUser });
    fake.api.answer('GET watchlist', { playerIds: [110] });
    await open(fake);
    await press('Gevolgd');
    await waitFor(() => expect(queries(fake).at(-1)).toMatchObject({ ids: '110' }));
    expect(fake.visited.at(-1)).toBe('/stats?followed=true');
  });

  it('shows what to do while the list is empty, without requesting all players', async () => {
    const fake = portal({ user: exampleUser, path: '/stats?followed=true' });
    await openPage(fake);
    expect(await screen.findByText('Je volgt nog niemand.')).toBeTruthy();
    expect(queries(fake)).toEqual([]);
    await press('Toon alle spelers');
    expect(await screen.findByRole('rowheader', { name: /Musiala/ })).toBeTruthy();
  });
});

describe('filters by statistics', () => {
  it('are added by premium members one by one, and removed by their chips', async () => {
    const fake = portal({ user: premiumUser });
    await open(fake);
    await press('Meer filters');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Statistiek' }), 'Assists');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hoeveel' }), 'hoogstens');
    await press('Voeg toe');
    expect(screen.getByText('Vul een getal in, bijvoorbeeld 2.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Aantal' }), '1,5');
    await press('Voeg toe');
    expect(queries(fake).at(-1)).toMatchObject({ filters: '[{"column":"assists","max":1.5}]' });
    expect(fake.visited.at(-1)).toBe('/stats?filters=assists%3A%3A1.5');
    await press('Haal weg: Assists, hoogstens 1,5');
    expect(fake.visited.at(-1)).toBe('/stats');
  });

  it('are offered to others, and do not apply for them', async () => {
    const fake = portal({ user: exampleUser, path: '/stats?filters=goals:2:' });
    await open(fake);
    expect(screen.getByText(/pas mee als je premium bent/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Bekijk Premium/ })).toHaveProperty('pathname', '/shop');
    expect(queries(fake).every((query) => !('filters' in query))).toBe(true);
  });
});

describe('the team of the matchday', () => {
  const top = {
    weekId: 2,
    confirmed: false,
    formation: '4-4-2',
    points: 72,
    players: [{ playerId: 110, positionId: 3 as const, points: 9, minutes: 90 }],
  };

  it('is on the pitch, opens a player, and follows the chosen matchday', async () => {
    const fake = portal({ path: '/stats?tab=top' });
    fake.api.answer('GET matchday/{weekId}/top-lineup', ({ params }) => ({
      ...top,
      weekId: Number(params.weekId),
    }));
    await openPage(fake);
    expect(await screen.findByText(/tot nu toe, samen goed voor 72 punten in een 4-4-2/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speeldag' }), 'Speeldag 1');
    expect(await screen.findByRole('heading', { name: 'Topelftal van speeldag 1' })).toBeTruthy();
    expect(fake.visited.at(-1)).toBe('/stats?tab=top&week=1');
    await press(/Musiala.*9 punten/);
    expect(await screen.findByRole('dialog', { name: /Musiala/ })).toBeTruthy();
  });

  it('shows that there is none yet', async () => {
    const fake = portal({ path: '/stats?tab=top&week=2' });
    fake.api.answer('GET matchday/{weekId}/top-lineup', refuse('nothing-to-show-yet', 404));
    await openPage(fake);
    expect(await screen.findByText('Nog geen topelftal')).toBeTruthy();
  });
});

it('opens a player with his actions', async () => {
  const share = jest.fn();
  const fake = portal({ user: exampleUser, path: '/stats?player=110&club=1' });
  fake.api.answer('GET players-stats', statsPage({ data: [statsRow()] }));
  Object.assign(navigator, { share });
  await openPage(fake);
  const sheet = within(await screen.findByRole('dialog', { name: /Musiala/ }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Vergelijk' }));
  expect(sheet.getByRole('button', { name: 'Vergeleken' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(sheet.getByRole('button', { name: 'Deel' }));
  expect(share.mock.lastCall?.[0]).toMatchObject({ url: `${window.location.origin}/stats?player=110` });
  expect(sheet.getByRole('link', { name: /Vermoedelijke opstelling van Duitsland/ })).toHaveProperty(
    'pathname',
    '/club/1',
  );
});

it('shares a player with the picture of the last matchday with points', async () => {
  const share = jest.fn(async () => {});
  const fetchMock = jest.fn(async () => ({ ok: true, blob: async () => new Blob(['png']) }) as Response);
  const originalFetch = globalThis.fetch;
  globalThis.fetch = fetchMock;
  Object.assign(navigator, { share, canShare: () => true });
  try {
    await openPage(portal({ path: '/stats?player=110' }));
    const sheet = within(await screen.findByRole('dialog', { name: /Musiala/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Deel' }));
    await settle();
    const address = `${window.location.origin}/share/player/110/2.png?lang=nl`;
    expect(fetchMock).toHaveBeenCalledWith(address, { credentials: 'omit' });
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ files: [expect.any(File)] }));
  } finally {
    globalThis.fetch = originalFetch;
    Reflect.deleteProperty(navigator, 'canShare');
  }
});

describe('from a comparison to a transfer', () => {
  const ownTeam = exampleTeam({ id: 7, weekId: 1 });
  const name = 'Zet als transfer klaar: Havertz uit, Musiala in';

  async function compare(options: Options = { user: exampleUser, myTeams: [ownTeam] }) {
    const fake = portal(options);
    const havertz = { id: 107, short: 'Havertz', name: 'Kai Havertz' };
    fake.api.answer('GET players-stats', statsPage({ data: [statsRow(), statsRow(havertz)] }));
    fake.api.answer('GET team/{id}', exampleTeamView({ starting: [107], bench: [] }));
    await open(fake);
    await tick('Vergelijk Musiala');
    await tick('Vergelijk Havertz');
    await screen.findByRole('region', { name: 'Vergelijk 2 spelers' });
    await settle();
  }

  it('links with both players to the transfers of the own team', async () => {
    await compare();
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/transfers/7?out=107&in=110');
  });

  it.each<[string, Options]>([
    ['a visitor', {}],
    ['a user without a team', { user: exampleUser, myTeams: [] }],
    ['a team with unlimited changes', { user: exampleUser, myTeams: [{ ...ownTeam, weekId: 3 }] }],
  ])('is not offered to %s', async (_, options) => {
    await compare(options);
    expect(screen.queryByRole('link', { name: /Zet als transfer klaar/ })).toBeNull();
  });
});
