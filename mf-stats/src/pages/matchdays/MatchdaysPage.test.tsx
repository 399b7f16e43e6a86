import type { Match } from '@euro/api-contract';
import { createFakePlatform, exampleMatch, type FakePlatform, stubBrowser } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closePage, openPage } from '../../testing/openPage.js';

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

const open = (fake: FakePlatform) => openPage(fake, '/deadlines');
const matchday = (name: RegExp) => screen.findByRole('heading', { name });

beforeAll(() => {
  stubBrowser();
});
afterEach(closePage);

describe('the matchdays', () => {
  it('stand as seven tiles with their deadlines; the coming one counts down', async () => {
    await open(portal());
    const tiles = within(screen.getByRole('list', { name: 'Speeldagen' })).getAllByRole('link');
    expect(tiles).toHaveLength(7);
    expect(tiles[1]?.textContent).toContain('Speeldag 2');
    expect(tiles[1]?.textContent).toContain('Nog 5 u 00 min');
    expect(tiles[6]?.textContent).toContain('Finale');
    expect(tiles[6]?.textContent).toMatch(/zo 14\/07, \d\d:00/);
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

  it('say that one is being played', async () => {
    const fake = portal({ deadline: { deadlineWeek: 3, displayWeek: 2 } });
    await open(fake);
    expect(await matchday(/Speeldag 2/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Speeldag 2.*bezig/ })).toBeTruthy();
  });
});

describe('the matches of a matchday', () => {
  it('show their kick-off and lead nowhere before it', async () => {
    await open(portal());
    const row = (await screen.findByText(/Kroatië – Albanië, \d\d:00/)).closest('li');
    expect(row?.textContent).toContain('Hamburg');
    expect(within(row ?? document.body).queryByRole('link')).toBeNull();
  });

  it('are live and lead to the match from the kick-off on', async () => {
    const fake = portal({ now: Date.parse('2024-06-19T13:00:00Z') });
    await open(fake);
    const link = await screen.findByRole('link', { name: 'Kroatië – Albanië, Live' });
    expect(link.getAttribute('href')).toBe('/match/14');
  });

  it('show the score after, and how it came about', async () => {
    const fake = portal({ path: '/deadlines?week=1' });
    await open(fake);
    const link = await screen.findByRole('link', { name: 'Duitsland – Schotland, 5–1' });
    expect(screen.getByText('3–0 na strafschoppen')).toBeTruthy();
    await userEvent.click(link);
    expect(fake.visited).toEqual(['/match/1']);
  });

  it('stand by day', async () => {
    await open(portal({ path: '/deadlines?week=1' }));
    expect(await matchday(/14\/06\/24/)).toBeTruthy();
    expect(await matchday(/15\/06\/24/)).toBeTruthy();
  });

  it('keep a pairing that is not known a secret', async () => {
    await open(portal({ path: '/deadlines?week=7' }));
    expect((await screen.findAllByText('Nog niet bekend')).length).toBe(2);
  });

  it('say that there are none', async () => {
    await open(portal({ path: '/deadlines?week=5' }));
    expect(await screen.findByText('Geen matchen op deze speeldag')).toBeTruthy();
  });
});

describe('the news', () => {
  it('is there only when there is any, and opens on its own site', async () => {
    const fake = portal();
    await open(fake);
    expect(screen.queryByRole('heading', { name: 'Nieuws' })).toBeNull();
    await closePage();
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

describe('the matches, not ready', () => {
  it('show bones while they come', async () => {
    const fake = portal();
    fake.state.matches.set({ status: 'loading', value: null });
    await open(fake);
    expect(screen.getAllByRole('status', { name: 'De wedstrijden worden geladen' }).length).toBeGreaterThan(
      0,
    );
  });

  it('ask the shell again when they failed', async () => {
    const fake = portal();
    fake.state.matches.set({ status: 'failed', value: null });
    await open(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toEqual(['matches']);
  });

  it('say that no matchdays are known', async () => {
    await open(portal({ weeks: [], matches: [] }));
    expect(await screen.findByText('Geen speeldagen gevonden')).toBeTruthy();
  });
});
