import type { Match } from '@euro/api-contract';
import {
  closeRemote,
  createFakePlatform,
  exampleMatch,
  type FakePlatform,
  refuse,
  settle,
} from '@euro/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';

type Options = Parameters<typeof createFakePlatform>[0];

const none = { status: 'scheduled', homeScore: null, awayScore: null } as const;
const croAlb: Match = exampleMatch({
  ...none,
  id: 14,
  weekId: 2,
  date: '2024-06-19T13:00:00Z',
  stage: 'Group B',
  city: 'Hamburg',
  homeId: { id: 6, short: 'CRO', name: 'Kroatië' },
  awayId: { id: 8, short: 'ALB', name: 'Albanië' },
});
const porSvn = exampleMatch({
  id: 42,
  weekId: 1,
  date: '2024-06-15T19:00:00Z',
  homeId: { id: 23, short: 'POR', name: 'Portugal' },
  awayId: { id: 9, short: 'SVN', name: 'Slovenië' },
  homeScore: 0,
  awayScore: 0,
  extraTime: true,
  penHome: 3,
  penAway: 0,
});
const final = exampleMatch({
  ...none,
  id: 51,
  weekId: 7,
  date: '2024-07-14T19:00:00Z',
  stage: 'Final',
  homeId: null,
  awayId: null,
});

function portal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({
    path: '/deadlines',
    matches: [exampleMatch({ stage: 'Group A' }), porSvn, croAlb, final],
    ...options,
  });
  fake.api.answer('GET matches/rss', { rss: { channel: { item: [] } } });
  return fake;
}

const open = (fake: FakePlatform) => openPage(fake);
const matchday = (name: RegExp) => screen.findByRole('heading', { name });

describe('the matchdays', () => {
  it('are seven tiles with their deadlines, and a countdown in the coming one', async () => {
    await open(portal());
    const tiles = within(screen.getByRole('list', { name: 'Speeldagen' })).getAllByRole('link');
    expect(tiles).toHaveLength(7);
    expect(tiles[1]?.textContent).toContain('Speeldag 2');
    expect(tiles[1]?.textContent).toContain('Nog 5 u 00 min');
    expect(tiles[6]?.textContent).toContain('Finale');
    expect(tiles[6]?.textContent).toMatch(/zo 14\/07 · \d\d\.00\su\./);
  });

  it('open with the coming one, and another one by its tile', async () => {
    const fake = portal();
    await open(fake);
    expect(await matchday(/Speeldag 2 · Groepsfase/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: /Speeldag 1/ }));
    expect(fake.visited).toEqual(['/deadlines?week=1']);
    expect(await matchday(/Speeldag 1 · Groepsfase/)).toBeTruthy();
    expect(screen.getByText('Punten definitief')).toBeTruthy();
  });

  it('mark the running one', async () => {
    const fake = portal({ deadline: { deadlineWeek: 3, displayWeek: 2 } });
    await open(fake);
    expect(await matchday(/Speeldag 2/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Speeldag 2.*bezig/ })).toBeTruthy();
  });
});

describe('the matches of a matchday', () => {
  it('show their kick-off and have no link before it', async () => {
    await open(portal());
    const row = (await screen.findByText(/Kroatië – Albanië, \d\d\.00/)).closest('li');
    expect(row?.textContent).toContain('Hamburg');
    expect(within(row ?? document.body).queryByRole('link')).toBeNull();
  });

  it('are live and link to the match from the kick-off on', async () => {
    const fake = portal({ now: Date.parse('2024-06-19T13:00:00Z') });
    await open(fake);
    const link = await screen.findByRole('link', { name: 'Kroatië – Albanië, Live' });
    expect(link.getAttribute('href')).toBe('/match/14');
  });

  it('show minute and score so far during the match, and follow them', async () => {
    const liveMatch = { ...croAlb, status: 'live', minute: 12, homeScore: 0, awayScore: 1 } as const;
    const fake = portal({ matches: [liveMatch], now: Date.parse('2024-06-19T13:13:00Z') });
    await open(fake);
    expect(await screen.findByRole('link', { name: 'Kroatië – Albanië, 0–1, Live · 12′' })).toBeTruthy();
    const goal = { id: 14, weekId: 2, status: 'live', minute: 74, homeScore: 1, awayScore: 1 } as const;
    await act(async () => {
      fake.live.next({ matches: [{ ...goal, penHome: null, penAway: null }] });
    });
    const link = await screen.findByRole('link', { name: 'Kroatië – Albanië, 1–1, Live · 74′' });
    expect(link.getAttribute('href')).toBe('/match/14');
  });

  it('show the score afterwards, and how it was reached', async () => {
    const fake = portal({ path: '/deadlines?week=1' });
    await open(fake);
    const link = await screen.findByRole('link', { name: 'Duitsland – Schotland, 5–1' });
    expect(screen.getByText('3–0 na strafschoppen')).toBeTruthy();
    await userEvent.click(link);
    expect(fake.visited).toEqual(['/match/1']);
  });

  it('are grouped by day', async () => {
    await open(portal({ path: '/deadlines?week=1' }));
    expect(await matchday(/14\/06\/24/)).toBeTruthy();
    expect(await matchday(/15\/06\/24/)).toBeTruthy();
  });

  it('hide an undecided pairing', async () => {
    await open(portal({ path: '/deadlines?week=7' }));
    expect((await screen.findAllByText('Nog niet bekend')).length).toBe(2);
  });

  it('show that there are none', async () => {
    await open(portal({ path: '/deadlines?week=5' }));
    expect(await screen.findByText('Geen matchen op deze speeldag')).toBeTruthy();
  });
});

describe('the tournament', () => {
  const winnerOf = (matchId: number) => ({ matchId, place: null });
  const semi = (fields: Partial<Match>) =>
    exampleMatch({ weekId: 6, stage: 'Semi-finals', awayFrom: { matchId: null, place: '2B' }, ...fields });
  const espFra = semi({
    id: 49,
    homeFrom: { matchId: null, place: '1A' },
    date: '2024-07-09T19:00:00Z',
    homeId: { id: 5, short: 'ESP', name: 'Spanje' },
    awayId: { id: 16, short: 'FRA', name: 'Frankrijk' },
    homeScore: 1,
    awayScore: 1,
    extraTime: true,
    penHome: 4,
    penAway: 2,
    city: 'München',
  });
  const open2 = semi({
    ...none,
    id: 50,
    homeFrom: { matchId: null, place: '3D/E/F' },
    date: '2024-07-10T19:00:00Z',
    homeId: null,
    awayId: null,
  });
  const knockOut = [espFra, open2, { ...final, homeFrom: winnerOf(49), awayFrom: winnerOf(50) }];
  const all = [exampleMatch({ stage: 'Group A' }), ...knockOut];

  it('has a table of each group whose nations link to their page, when there is one', async () => {
    await open(portal({ matches: all, missing: ['/club/2'] }));
    const table = within(await screen.findByRole('table', { name: 'Groep A' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toBe('Duitsland Door1100+43');
    expect(rows[4]).toBe('Schotland1001−40');
    expect(table.getByRole('link', { name: 'Duitsland' }).getAttribute('href')).toBe('/club/1');
    expect(table.queryByRole('link', { name: 'Schotland' })).toBeNull();
    expect(screen.getAllByRole('table')).toHaveLength(6);
    expect(screen.getByText('Tussenstand')).toBeTruthy();
  });

  it('has a bracket with possible opponents, and stores its round in the address', async () => {
    const fake = portal({ matches: all, path: '/deadlines?week=2' });
    await open(fake);
    const rounds = within(await screen.findByRole('group', { name: 'Ronde' }));
    const bracket = rounds.getByRole('button', { name: 'Finale' }).closest('section') ?? document.body;
    expect(
      within(bracket).getByRole('link', { name: 'Spanje – Frankrijk, 1–1, 4–2 na strafschoppen' }),
    ).toBeTruthy();
    expect(bracket.textContent).toContain('3e D/E/F');
    expect(bracket.textContent).toContain('2e groep B');
    await userEvent.click(rounds.getByRole('button', { name: 'Finale' }));
    expect(fake.visited).toEqual(['/deadlines?week=2&round=final']);
    expect(bracket.textContent).toContain('Winnaar halve finale 2');
    const tile = screen.getByRole('link', { name: /Speeldag 3/ });
    expect(tile.getAttribute('href')).toBe('/deadlines?week=3&round=final');
    expect(bracket.textContent).toContain('zondag 14/07/24');
  });

  it('has the origin of a side in the list of matches too', async () => {
    await open(portal({ matches: all, path: '/deadlines?week=7' }));
    expect(
      await screen.findByText(/^Winnaar halve finale 1 – Winnaar halve finale 2, \d\d\.00$/),
    ).toBeTruthy();
  });
});

describe('the news', () => {
  it('can be unavailable, and are requested again', async () => {
    const fake = portal();
    fake.api.answer('GET matches/rss', refuse('not-available', 503));
    await open(fake);
    expect(await screen.findByText(/Het nieuws is nu niet te bereiken/)).toBeTruthy();
    fake.api.answer('GET matches/rss', { rss: { channel: { item: [] } } });
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nieuws' })).toBeNull());
  });

  it('are shown only when there are any, and open on their own site', async () => {
    const fake = portal();
    await open(fake);
    await settle();
    expect(screen.queryByRole('heading', { name: 'Nieuws' })).toBeNull();
    await closeRemote();
    const item = {
      title: 'Kroatië mist Modrić niet',
      description: 'Nog niet.',
      link: 'https://news.test/1',
      enclosure: null,
    };
    const unsafe = { ...item, title: 'Klik hier', link: 'javascript:alert(1)' };
    fake.api.answer('GET matches/rss', { rss: { channel: { item: [item, unsafe] } } });
    await open(fake);
    const link = await screen.findByRole('link', { name: /Modrić/ });
    expect(link.getAttribute('href')).toBe('https://news.test/1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByText('Klik hier')).toBeNull();
  });
});

describe('a picture of the news', () => {
  const item = {
    title: 'Fanzones lopen vol',
    description: 'Kom op tijd.',
    link: 'https://news.test/1',
    enclosure: { url: 'https://news.test/1.svg' },
  };
  const openWith = async (
    items: readonly (typeof item | (Omit<typeof item, 'enclosure'> & { enclosure: null }))[],
  ) => {
    const fake = portal();
    fake.api.answer('GET matches/rss', { rss: { channel: { item: [...items] } } });
    await open(fake);
    return within(await screen.findByRole('region', { name: 'Nieuws' }));
  };

  it('is beside its article, in a place of its own size', async () => {
    const news = await openWith([item]);
    const picture = news.getByRole('presentation');
    expect(picture).toHaveAttribute('src', 'https://news.test/1.svg');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['640', '360']);
  });

  it('is replaced by a plain tile when it does not load, and where there is none', async () => {
    const news = await openWith([item, { ...item, link: 'https://news.test/2', enclosure: null }]);
    expect(news.getAllByRole('presentation')).toHaveLength(1);
    fireEvent.error(news.getByRole('presentation'));
    expect(news.queryByRole('presentation')).toBeNull();
    expect(news.getAllByRole('link')).toHaveLength(2);
  });

  it('with an address of another kind is not requested', async () => {
    const news = await openWith([{ ...item, enclosure: { url: 'javascript:alert(1)' } }]);
    expect(news.queryByRole('presentation')).toBeNull();
  });
});

describe('the matches, loading', () => {
  it('show a skeleton', async () => {
    const fake = portal();
    fake.state.matches.set({ status: 'loading', value: null });
    await open(fake);
    expect(screen.getAllByRole('status', { name: 'De matchen worden geladen' }).length).toBeGreaterThan(0);
  });

  it('request the shell again after a failure', async () => {
    const fake = portal();
    fake.state.matches.set({ status: 'failed', value: null });
    await open(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toEqual(['matches']);
  });

  it('show that no matchdays are known', async () => {
    await open(portal({ weeks: [], matches: [] }));
    expect(await screen.findByText('Geen speeldagen gevonden')).toBeTruthy();
  });
});

describe('the matches of a matchday, with states of their own', () => {
  const moved = { ...croAlb, id: 15, weekId: 3, plannedWeekId: 2, date: '2024-06-24T16:00:00Z' };
  const matches = [
    croAlb,
    moved,
    { ...croAlb, id: 16, state: 'postponed' as const },
    { ...croAlb, id: 17, state: 'cancelled' as const, status: 'finished' as const },
  ];

  it('say where a match counts, or that it counts for nobody, and how many count', async () => {
    await open(portal({ matches }));
    expect(await matchday(/^Speeldag 2/)).toBeInTheDocument();
    expect(screen.getByText('1 van 4 tellen')).toBeInTheDocument();
    expect(screen.getByText('telt in speeldag 3')).toBeInTheDocument();
    expect(screen.getByText('datum volgt')).toBeInTheDocument();
    expect(screen.getByText('afgelast').closest('li')).toHaveTextContent('telt voor niemand');
    await userEvent.click(screen.getByRole('link', { name: /Speeldag 3/ }));
    expect(await screen.findByText('eerst in speeldag 2, telt hier')).toBeInTheDocument();
  });

  it('say which clubs of a league play twice, and how many are free', async () => {
    const fake = portal({ matches: [croAlb, { ...croAlb, id: 16 }] });
    const settings = fake.state.application.value.value;
    fake.state.application.set({ status: 'ready', value: { ...settings, sides: 'clubs' } } as never);
    await open(fake);
    expect(await screen.findByText('dubbel')).toBeInTheDocument();
    expect(
      screen.getByText(/^Kroatië en Albanië spelen twee keer$|^Albanië en Kroatië spelen twee keer$/),
    ).toBeVisible();
    expect(screen.getByText(/^\d+ clubs vrij$/)).toBeInTheDocument();
  });

  it('say that the matchday had been closed by mistake while it is open again', async () => {
    const fake = portal();
    const { value } = fake.state.matches.value;
    if (!value) throw new Error('There are matches.');
    const openedAgain = { closedAt: '2024-06-19T07:00:00.000Z', openedAt: '2024-06-19T07:30:00.000Z' };
    const weeks = value.weeks.map((week) => (week.weekId === 2 ? { ...week, openedAgain } : week));
    fake.state.matches.set({ status: 'ready', value: { ...value, weeks } });
    await open(fake);
    expect(await screen.findByText('Speeldag 2 is weer open')).toBeInTheDocument();
    expect(screen.getByText(/Opstellingen waren intussen te zien voor anderen/)).toBeInTheDocument();
  });
});

it('a table takes deducted points away, and says how many behind the short name', async () => {
  const fake = portal();
  fake.state.clubs.set(
    fake.state.clubs.value.map((club) =>
      club.short === 'GER' ? { ...club, nameShort: 'Die Elf', deduction: 6 } : club,
    ),
  );
  await open(fake);
  const table = within(await screen.findByRole('table', { name: 'Groep A' }));
  const row = table.getByRole('row', { name: /Die Elf/ });
  expect(row).toHaveTextContent('−6');
  expect(table.queryByText('Duitsland')).not.toBeInTheDocument();
});

it('matches have the short names of clubs beside the whole ones', async () => {
  const fake = portal();
  fake.state.clubs.set(fake.state.clubs.value.map((club) => ({ ...club, nameShort: `Kort ${club.short}` })));
  await open(fake);
  await screen.findByRole('table', { name: 'Groep A' });
  expect(document.querySelector('li [data-short^="Kort "]')).toBeInTheDocument();
});
