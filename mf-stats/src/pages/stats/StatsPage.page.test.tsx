import {
  closeRemote,
  createFakePlatform,
  exampleLive,
  exampleMatch,
  examplePlayer,
  exampleWeeks,
  type FakePlatform,
  passTime,
  refuse,
  settle,
} from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';
import { musiala, musialaDetails, statsPage, statsRow } from '../../testing/players.js';

type Options = Parameters<typeof createFakePlatform>[0];

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
const liveMatch = exampleMatch({ id: 14, weekId: 2, status: 'live', minute: 63, homeScore: 2, awayScore: 0 });

/** Matchday 2 counts, provisionally; matchday 3 is open. */
function portal(options: Options = {}): FakePlatform {
  const weeks = exampleWeeks.map((week) =>
    week.weekId === 2 ? { ...week, state: 'provisional' as const } : week,
  );
  const fake = createFakePlatform({
    path: '/stats',
    players: [musiala],
    matches: [toCome],
    weeks,
    deadline: { deadlineWeek: 3, displayWeek: 2, lastScoredWeek: 2 },
    ...options,
  });
  fake.api.answer('GET players-stats', statsPage());
  fake.api.answer('GET player/{id}', musialaDetails);
  return fake;
}

/** Musiala, and players with these values in millions. */
const withValues = (...values: number[]) => [
  musiala,
  ...values.map((value, at) => examplePlayer({ id: 900 + at, value })),
];

const open = (fake: FakePlatform) => openPage(fake);
const lastQuery = (fake: FakePlatform) => fake.api.calls('GET players-stats').at(-1)?.query;
const ready = () => screen.findByRole('navigation', { name: 'Bladeren door de spelers' });
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

describe('the statistics, ready', () => {
  it('show ten players a page, most points first', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    expect(lastQuery(fake)).toEqual({ pageNumber: 1, pageRecords: 10, sorters: 'total DESC' });
    expect(screen.getByText('1–10 van 42')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Musiala/ });
    expect(row.textContent).toContain('GER · Middenvelder');
    expect(row.textContent).toContain('18');
    expect(within(row).getByRole('img', { name: 'Punten per speeldag: 9, 9' })).toBeTruthy();
  });

  it('show the number of players and the last matchday that they include', async () => {
    await open(portal());
    expect(screen.getByText(/1 spelers en 0 coaches · t\.e\.m\. speeldag 2/)).toBeTruthy();
  });

  it.each([
    ['', '42 spelers en coaches'],
    ['?position=0', '42 coaches'],
    ['?position=4', '42 spelers'],
  ])('count whom the list has at /stats%s', async (query, text) => {
    await open(portal({ path: `/stats${query}` }));
    await ready();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('link to the fixture planner', async () => {
    await open(portal());
    await ready();
    const link = screen.getByRole('link', { name: 'Hoe zwaar worden de volgende matchen?' });
    expect(link).toHaveProperty('pathname', '/planner');
  });

  it('are marked as provisional until all is confirmed', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    expect(screen.getByText('voorlopig')).toBeTruthy();
    await choose('Speeldag', 'Speeldag 1');
    expect(screen.queryByText('voorlopig')).toBeNull();
  });

  it('include running matches, mark players who may still score, and explain it', async () => {
    const live = exampleLive({
      weekId: 2,
      players: { 110: { id: 110, points: 9, minutes: 63, status: 'playing' } },
    });
    const deadline = { deadlineWeek: 3, displayWeek: 2, lastScoredWeek: 1 };
    const fake = portal({ matches: [liveMatch], live, deadline });
    await open(fake);
    await ready();
    expect(screen.getByText('live, voorlopig')).toBeTruthy();
    expect(screen.getByText(/t\.e\.m\. speeldag 2/)).toBeTruthy();
    expect(screen.getByRole('row', { name: /Musiala/ }).textContent).toContain('18, staat op het veld');
    expect(screen.getByRole('row', { name: /Havertz/ }).textContent).not.toContain('staat op het veld');
  });

  it('have the full name of a shortened head', async () => {
    await open(portal());
    await ready();
    const sorts = within(screen.getByRole('combobox', { name: 'Sorteer op' })).getAllByRole('option');
    expect(sorts.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Doelpunten', 'Speelminuten', 'Waarde in miljoen']),
    );
  });

  it('change their columns with the group', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Verdediging' }));
    expect(fake.visited).toEqual(['/stats?group=defense']);
    const table = screen.getByRole('table', { name: 'Statistieken van de spelers' });
    expect(within(table).getByText('Balrecuperaties')).toBeTruthy();
    expect(within(table).queryByText('Assists')).toBeNull();
  });
});

describe('filtering', () => {
  it('requests a nation, a position, a matchday and a value, each from page 1', async () => {
    const fake = portal({ path: '/stats?page=4', players: withValues(4, 10) });
    await open(fake);
    await ready();
    await choose('Land', 'België');
    await choose('Positie', 'Doelman');
    await choose('Speeldag', 'Speeldag 2');
    await choose('Waarde tot', '8.5');
    expect(lastQuery(fake)).toEqual({
      pageNumber: 1,
      pageRecords: 10,
      sorters: 'total DESC',
      clubId: 17,
      positionId: 1,
      weekId: 2,
      playerValue: 8.5,
    });
    expect(fake.visited.at(-1)).toBe('/stats?club=17&position=1&week=2&value=8.5');
  });

  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

  it('offers only matchdays with points, and the values of the specification', async () => {
    await open(portal({ players: withValues(4, 10) }));
    await ready();
    expect(options('Speeldag')).toEqual(['Speeldag 1–2', 'Speeldag 1', 'Speeldag 2']);
    expect(options('Waarde tot')).toHaveLength(14);
    expect(options('Waarde tot').at(-1)).toBe('€ 4,0 mln');
    expect(options('Land')).toHaveLength(25);
  });

  it('offers the values of the players, and the one of a link', async () => {
    await open(portal({ path: '/stats?value=3', players: withValues(7.9, 9.2) }));
    await ready();
    const values = options('Waarde tot');
    expect(values[0]).toBe('Alle');
    expect(values.slice(1)).toEqual(['€ 9,5 mln', '€ 9,0 mln', '€ 8,5 mln', '€ 8,0 mln', '€ 3,0 mln']);
    expect(screen.getByRole('combobox', { name: 'Waarde tot' })).toHaveProperty('value', '3');
  });

  it('searches a name after a pause and announces the number of hits', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    fake.api.answer('GET players-stats', statsPage({ totalRecords: 1, data: [statsRow()] }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoeken' }), 'musi');
    expect(await screen.findByText(/1 speler gevonden/)).toBeTruthy();
    expect(fake.visited).toEqual(['/stats?search=musi']);
    expect(lastQuery(fake)).toMatchObject({ name: 'musi' });
  });

  it('reports no hits, and clears all filters', async () => {
    const fake = portal({ path: '/stats?club=17&value=4' });
    fake.api.answer('GET players-stats', ({ query }) =>
      query?.clubId ? { totalRecords: 0, data: [] } : statsPage(),
    );
    await open(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Wis alle filters' }));
    await ready();
    expect(fake.visited.at(-1)).toBe('/stats');
  });
});

describe('sorting and turning pages', () => {
  it('sorts by a column, and in reverse at a second press', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    await choose('Sorteer op', 'Doelpunten');
    await waitFor(() => expect(lastQuery(fake)).toMatchObject({ sorters: 'goals DESC' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hoogste eerst' }));
    await waitFor(() => expect(lastQuery(fake)).toMatchObject({ sorters: 'goals ASC' }));
  });

  it('turns pages by keyboard', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    act(() => screen.getByRole('button', { name: 'Volgende pagina' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(fake.visited).toEqual(['/stats?page=2']);
    expect(await screen.findByText('11–20 van 42')).toBeTruthy();
  });

  it('shows the last page for an address beyond it', async () => {
    const fake = portal({ path: '/stats?page=900' });
    await open(fake);
    expect(await screen.findByText('41–42 van 42')).toBeTruthy();
    expect(lastQuery(fake)).toMatchObject({ pageNumber: 5 });
  });

  it('opens at its address', async () => {
    const fake = portal({ path: '/stats?group=attack&sort=goals&direction=ASC&page=2' });
    await open(fake);
    await ready();
    expect(lastQuery(fake)).toMatchObject({ pageNumber: 2, sorters: 'goals ASC' });
    expect(screen.getByRole('button', { name: 'Aanval' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe("a player's sheet", () => {
  const sheet = () => screen.findByRole('dialog', { name: /Musiala/ });

  it('opens from his row, by keyboard too, and is in the address', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    act(() => screen.getByRole('button', { name: 'Musiala' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await sheet()).toBeTruthy();
    expect(fake.visited).toEqual(['/stats?player=110']);
    expect(fake.api.calls('GET player/{id}')[0]).toMatchObject({
      params: { id: 110 },
      query: { withAggregatedWeekStats: 1 },
    });
  });

  it('explains the latest match, and another one on request; the sum equals the table', async () => {
    await open(portal({ path: '/stats?player=110' }));
    const dialog = within(await sheet());
    expect(await dialog.findByRole('heading', { name: 'Zo komt hij aan 9' })).toBeTruthy();
    const points = () =>
      within(dialog.getByRole('table', { name: /^Zo komt hij aan/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent?.replace('−', '-')));
    const [sum, ...lines] = points().reverse();
    expect(lines.reduce((total, value) => total + value, 0)).toBe(sum);
    expect(dialog.getByText('2 gewonnen, 1 verloren')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /GER 5-1 SCO/ }));
    expect(dialog.queryByText('2 gewonnen, 1 verloren')).toBeNull();
    expect(dialog.getByText('tweede van de match')).toBeTruthy();
  });

  it('marks unconfirmed points', async () => {
    await open(portal({ path: '/stats?player=110' }));
    const dialog = within(await sheet());
    const head = (await dialog.findByRole('heading', { name: 'Zo komt hij aan 9' })).parentElement;
    expect(head?.textContent).toContain('voorlopig');
    await userEvent.click(dialog.getByRole('button', { name: /GER 5-1 SCO/ }));
    expect(head?.textContent).not.toContain('voorlopig');
  });

  it('has his next opponents and his points by matchday', async () => {
    await open(portal({ path: '/stats?player=110' }));
    const dialog = within(await sheet());
    expect(await dialog.findByText('Zwitserland (uit)')).toBeTruthy();
    const table = within(dialog.getByRole('table', { name: 'Punten per speeldag' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows[2]).toEqual(['2', '9', '9']);
    expect(rows[3]).toEqual(['3', 'nog geen punten', '']);
  });

  it('closes with Escape and returns to the table', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Musiala' }));
    await sheet();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.visited.at(-1)).toBe('/stats');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Musiala' }));
  });

  it('shows that there are no points yet', async () => {
    const fake = portal({ path: '/stats?player=110' });
    fake.api.answer('GET player/{id}', { ...musialaDetails, stats: [] });
    await open(fake);
    expect(await within(await sheet()).findByText('Hij speelde nog geen match.')).toBeTruthy();
  });

  it('shows an error and retries', async () => {
    const fake = portal({ path: '/stats?player=110' });
    fake.api.answer('GET player/{id}', refuse('not-available', 503));
    await open(fake);
    const dialog = within(await sheet());
    await dialog.findByRole('alert');
    fake.api.answer('GET player/{id}', musialaDetails);
    await userEvent.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await dialog.findByRole('heading', { name: 'Zo komt hij aan 9' })).toBeTruthy();
  });
});

describe('the statistics, loading', () => {
  it('show a skeleton', async () => {
    const fake = portal();
    fake.api.answer('GET players-stats', () => new Promise(() => {}));
    await open(fake);
    expect(screen.getByText('De statistieken worden geladen')).toBeTruthy();
  });

  it('show that there are none yet', async () => {
    const fake = portal({ deadline: { deadlineWeek: 1, lastScoredWeek: null } });
    fake.api.answer('GET players-stats', { totalRecords: 0, data: [] });
    await open(fake);
    expect(await screen.findByText('Nog geen statistieken beschikbaar.')).toBeTruthy();
  });

  it('show an error and retry', async () => {
    const fake = portal();
    fake.api.answer(
      'GET players-stats',
      refuse('not-available', 503, { message: 'De server antwoordt niet.' }),
    );
    await open(fake);
    expect((await screen.findByRole('alert')).textContent).toContain('De server antwoordt niet.');
    fake.api.answer('GET players-stats', statsPage());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await ready()).toBeTruthy();
  });

  it('follow points, silently when that fails', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    const before = fake.api.calls('GET players-stats').length;
    fake.api.answer('GET players-stats', refuse('not-available', 503));
    await act(async () => fake.emit('points.changed@1', { weekId: 2, version: 3, playerIds: [110] }));
    await waitFor(() => expect(fake.api.calls('GET players-stats').length).toBeGreaterThan(before));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('row', { name: /Musiala/ })).toBeTruthy();
  });

  it('of an earlier matchday do not follow the running one', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      const fake = portal({ path: '/stats?week=1' });
      await open(fake);
      await passTime(1_000);
      const before = fake.api.calls('GET players-stats').length;
      await act(async () => fake.emit('points.changed@1', { weekId: 2, version: 3, playerIds: [110] }));
      await passTime(10_000);
      expect(fake.api.calls('GET players-stats')).toHaveLength(before);
      await act(async () => fake.emit('matchday.scored@1', { weekId: 1, confirmed: true }));
      await passTime(10_000);
      expect(fake.api.calls('GET players-stats')).toHaveLength(before + 1);
    } finally {
      await closeRemote();
      jest.useRealTimers();
    }
  });

  it('are fetched again when a matchday has new points', async () => {
    const fake = portal();
    await open(fake);
    await ready();
    await act(async () => fake.emit('matchday.scored@1', { weekId: 2, confirmed: true }));
    await waitFor(() => expect(fake.api.calls('GET players-stats').length).toBeGreaterThan(1));
  });
});
