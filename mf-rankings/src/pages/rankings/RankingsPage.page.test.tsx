import type { FakePlatform } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';
import { player, table, visitor } from '../../testing/portal.js';
import { firstPage, rankedTeam } from '../../testing/rankings.js';

const lastCall = (fake: FakePlatform) => fake.api.calls('GET rankings/{type}').at(-1);

describe('the rankings, ready', () => {
  it('open with the overall ranking after the last closed matchday, ten teams a page', async () => {
    const fake = visitor();
    await openPage(fake);
    expect(await screen.findByText(/Na speeldag 2 · 42 ploegen/)).toBeTruthy();
    expect(lastCall(fake)).toMatchObject({
      params: { type: 'general' },
      query: { weekId: 2, pageNumber: 1, pageRecords: 10 },
    });
  });

  it('show rank, move, manager and points with one decimal', async () => {
    await openPage(visitor());
    const row = within(await table()).getByRole('row', { name: /Friture Doku/ });
    expect(row.textContent).toContain('=2');
    expect(row.textContent).toContain('379,5');
    expect(row.textContent).toContain('Sofie Vermeulen');
    expect(within(row).getByText('3 plaatsen gestegen')).toBeTruthy();
  });

  it('show the first three on the podium', async () => {
    await openPage(visitor());
    const podium = await screen.findByRole('list', { name: 'De eerste drie' });
    expect(within(podium).getAllByRole('listitem')).toHaveLength(3);
    expect(within(podium).getByText('Kwaremont United')).toBeTruthy();
  });

  it('omit the name of a manager who hides it, and crown a premium member', async () => {
    const fake = visitor();
    const hidden = { firstName: '', lastName: '', nameVisible: false, premium: true };
    fake.api.answer(
      'GET rankings/{type}',
      firstPage({ data: [rankedTeam(1, 'Olmo Later', { user: hidden })] }),
    );
    await openPage(fake);
    const row = within(await table()).getByRole('row', { name: /Olmo Later/ });
    expect(within(row).getByText('Naam verborgen')).toBeTruthy();
    expect(within(row).getByRole('img', { name: 'Premium' })).toBeTruthy();
  });

  it('are marked as provisional until they are confirmed', async () => {
    const fake = visitor();
    fake.api.answer('GET rankings/{type}', firstPage({ confirmed: false }));
    await openPage(fake);
    expect(await screen.findByText('Voorlopig')).toBeTruthy();
  });

  it('are available in English to English readers', async () => {
    await openPage(visitor({ locale: 'en' }));
    expect(await screen.findByText(/After matchday 2 · 42 teams/)).toBeTruthy();
  });
});

describe('moving through the rankings', () => {
  it('another tab starts at page 1, without search, at its own matchday', async () => {
    const fake = visitor({ path: '/rankings?week=1&page=3&search=doku' });
    await openPage(fake);
    await userEvent.click(await screen.findByRole('tab', { name: 'Speeldag' }));
    expect(fake.visited.at(-1)).toBe('/rankings?tab=week');
    expect(await screen.findByText(/week 2 page 1/, { selector: 'b *, b' })).toBeTruthy();
  });

  it('changes tab by keyboard', async () => {
    const fake = visitor();
    await openPage(fake);
    await table();
    act(() => screen.getByRole('tab', { name: 'Algemeen' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/rankings?tab=week'));
  });

  it('stores a chosen matchday in the address', async () => {
    const fake = visitor();
    await openPage(fake);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Speeldag' }), 'Na speeldag 1');
    expect(fake.visited.at(-1)).toBe('/rankings?week=1');
    expect(await screen.findByText(/Na speeldag 1 ·/)).toBeTruthy();
  });

  it('turns pages by keyboard and announces the shown range', async () => {
    const fake = visitor();
    await openPage(fake);
    const next = await screen.findByRole('button', { name: 'Volgende pagina' });
    act(() => next.focus());
    await userEvent.keyboard('{Enter}');
    expect(fake.visited.at(-1)).toBe('/rankings?page=2');
    expect(await screen.findByText('11–20 van 42')).toBeTruthy();
  });

  it('opens at its address', async () => {
    const fake = visitor({ path: '/rankings?tab=week&week=1&page=4&search=kanon' });
    await openPage(fake);
    await table();
    expect(fake.api.calls('GET rankings/{type}')).toContainEqual(
      expect.objectContaining({
        params: { type: 'week' },
        query: { weekId: 1, pageNumber: 4, pageRecords: 10, name: 'kanon' },
      }),
    );
  });

  it('shows the last page for an address beyond it', async () => {
    const fake = visitor({ path: '/rankings?page=900' });
    await openPage(fake);
    expect(await screen.findByText('41–42 van 42')).toBeTruthy();
    expect(lastCall(fake)?.query).toMatchObject({ pageNumber: 5 });
  });

  it('never requests a future matchday', async () => {
    const fake = visitor({ path: '/rankings?week=6' });
    await openPage(fake);
    await table();
    expect(lastCall(fake)?.query).toMatchObject({ weekId: 2 });
  });
});

describe('searching', () => {
  it('waits for a pause, starts at page 1 and announces the number of hits', async () => {
    const fake = visitor({ path: '/rankings?page=3' });
    await openPage(fake);
    await table();
    fake.api.answer('GET rankings/{type}', ({ query }) =>
      query?.name ? firstPage({ totalRecords: 1, data: [rankedTeam(103, 'Friture Doku')] }) : firstPage(),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoeken' }), 'doku');
    expect(await screen.findByText(/1 ploeg gevonden/)).toBeTruthy();
    expect(fake.visited).toEqual(['/rankings?search=doku']);
  });

  it('reports no hits, and shows all teams again', async () => {
    const fake = visitor();
    fake.api.answer('GET rankings/{type}', ({ query }) =>
      query?.name ? firstPage({ totalRecords: 0, data: [] }) : firstPage(),
    );
    fake.goTo('/rankings?search=zzz');
    await openPage(fake);
    expect(await screen.findByText('Geen ploeg gevonden')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Toon alle ploegen' }));
    expect(await screen.findByRole('row', { name: /Panenka aan Zee/ })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Zoeken' })).toHaveProperty('value', '');
  });
});

describe('the link of a team', () => {
  it("is its public page, or the own team's points", async () => {
    await openPage(player());
    const rows = within(await table());
    expect(rows.getByRole('link', { name: 'Friture Doku' }).getAttribute('href')).toBe('/public/103');
    expect(rows.getByRole('link', { name: 'Tielemans & Zonen' }).getAttribute('href')).toBe('/points/7');
  });

  it('is absent before the first deadline', async () => {
    await openPage(visitor({ deadline: { deadlineWeek: 1, displayWeek: 1 } }));
    await table();
    expect(screen.queryByRole('link', { name: 'Friture Doku' })).toBeNull();
    expect(screen.getAllByText('Friture Doku').length).toBeGreaterThan(0);
  });
});

describe('the own team', () => {
  it('is always shown, below the pages without it', async () => {
    await openPage(player());
    const rows = within(await table()).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toContain('Jouw ploeg');
    expect(rows.at(-1)?.textContent).toContain('298,5');
  });

  it('is shown once on its own page', async () => {
    const ownTeam = rankedTeam(7, 'Tielemans & Zonen', { rank: 2 });
    const fake = player();
    fake.api.answer(
      'GET rankings/{type}',
      firstPage({ own: ownTeam, data: [rankedTeam(101, 'Onder de Lat'), ownTeam] }),
    );
    await openPage(fake);
    expect(within(await table()).getAllByRole('row', { name: /Tielemans/ })).toHaveLength(1);
  });

  it('has its position: rank, share of teams below, points to the next goal', async () => {
    await openPage(player());
    expect(await screen.findByText('Jouw plaats')).toBeTruthy();
    expect(
      await screen.findByText(/Beter dan 2 % van de ploegen\. Nog 4 punten tot de top 25\./),
    ).toBeTruthy();
  });

  it('is hidden from a visitor', async () => {
    await openPage(visitor());
    await table();
    expect(screen.queryByText('Jouw plaats')).toBeNull();
  });

  it('is fetched again when a matchday has new points', async () => {
    const fake = player();
    await openPage(fake);
    await table();
    const before = fake.api.calls('GET rankings/{type}').length;
    await act(async () => fake.emit('matchday.scored@1', { weekId: 2, confirmed: true }));
    await waitFor(() => expect(fake.api.calls('GET rankings/{type}').length).toBeGreaterThan(before));
  });
});
