import type { LeagueView } from '@euro/api-contract';
import { closeRemote, type FakePlatform, refuse, settle } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleLeague, exampleLeagueView, exampleOwnLeague, exampleRow } from '../testing/exampleLeagues.js';
import { makePortal, openEmbed, openPage, premiumUser, tellChat } from '../testing/openLeagues.js';

/** The table, once it has rows. */
async function table(): Promise<HTMLElement> {
  await screen.findByRole('row', { name: /Jouw ploeg/ });
  return screen.getByRole('table', { name: 'Klassement van De Kantine' });
}

const lastTable = (fake: FakePlatform) => fake.api.calls('GET league/{id}').at(-1);

describe('the user’s leagues', () => {
  it('open with the first one, and later with the last opened one', async () => {
    const fake = makePortal();
    await openPage(fake, '/leagues');
    await waitFor(() => expect(fake.visited).toEqual(['/leagues/3']));
    await closeRemote();
    await openPage(fake, '/leagues/4');
    await screen.findByRole('table', { name: 'Klassement van Team Boekhouding' });
    await closeRemote();
    await openPage(fake, '/league?tab=settings');
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/4?tab=settings'));
  });

  it('show their size and the own rank, and mark the current one', async () => {
    await openPage(makePortal(), '/leagues/3');
    await screen.findByRole('link', { name: /De Kantine/ });
    const leagueNav = within(screen.getByRole('navigation', { name: 'Jouw minicompetities' }));
    const current = leagueNav.getByRole('link', { name: /De Kantine/ });
    expect(current).toHaveTextContent('12 ploegen · jij 2e in totaal');
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(leagueNav.getByRole('link', { name: /Team Boekhouding/ })).toHaveAttribute('href', '/leagues/4');
  });

  it('can be joined with a code, or with the whole link', async () => {
    const fake = makePortal();
    await openPage(fake, '/leagues/3');
    await userEvent.click(await screen.findByRole('button', { name: /Toetreden/ }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Code of link' }),
      'http://euro.test/join/K7PX-M2QD-9VTE{Enter}',
    );
    expect(fake.visited.at(-1)).toBe('/join/K7PX-M2QD-9VTE');
  });

  it('are empty: explain how to join one, and what premium offers', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
    await openPage(fake, '/leagues');
    expect(await screen.findByRole('heading', { name: 'Speel tegen je vrienden' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Zoek een minicompetitie' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Bekijk Premium · €\s9,90/ })).toHaveAttribute('href', '/shop');
    const [, button] = screen.getAllByRole('button', { name: 'Toetreden met een code' });
    await userEvent.click(button as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Toetreden met een code' })).toBeInTheDocument();
  });

  it('have no link to the shop where there is none', async () => {
    const fake = makePortal({ missing: ['/shop'] });
    await openPage(fake, '/leagues/3');
    expect(
      await screen.findByRole('heading', { name: 'Zelf een minicompetitie starten?' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Bekijk Premium/ })).not.toBeInTheDocument();
  });

  it('that fail to load are reported, and retried', async () => {
    const fake = makePortal();
    fake.api.answer('GET leagues/{userOrTeamId}', refuse('not-available', 503));
    await openPage(fake, '/leagues/3');
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [exampleOwnLeague()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await table()).toBeInTheDocument();
  });

  it('of another user are reported as such', async () => {
    await openPage(makePortal(), '/leagues/99');
    expect(
      await screen.findByRole('heading', { name: 'Deze minicompetitie is niet van jou' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Naar mijn minicompetities' })).toHaveAttribute(
      'href',
      '/leagues',
    );
  });
});

describe('the table of a league', () => {
  it('shows rank, move, manager, captain, players still to play, and the points', async () => {
    const fake = makePortal();
    await openPage(fake, '/leagues/3');
    const ownRow = await screen.findByRole('row', { name: /Jouw ploeg: Tielemans & Zonen/ });
    expect(ownRow).toHaveTextContent('nog 4 te spelen');
    expect(ownRow).toHaveTextContent('Kapitein: Mbappé');
    expect(ownRow).toHaveTextContent('+62,5');
    expect(ownRow).toHaveTextContent('158,0');
    expect(within(ownRow).getByText('1 plaats gestegen')).toBeInTheDocument();
    expect(within(ownRow).getByRole('link')).toHaveAttribute('href', '/points/7');
    expect(screen.getByRole('link', { name: /Onder de Lat/ })).toHaveAttribute('href', '/rival/101?league=3');
    expect(
      screen.getByText('Beheerder: Sofie Vermeulen · meeste punten vanaf speeldag 1 · alleen met de code'),
    ).toBeInTheDocument();
    expect(screen.getByText('Punten zijn voorlopig')).toBeInTheDocument();
    expect(lastTable(fake)).toMatchObject({
      params: { id: 3 },
      query: { weekId: -1, pageNumber: 1, pageRecords: 10 },
    });
  });

  it('stores matchday and page in the address, and always shows the own row', async () => {
    const fake = makePortal();
    fake.api.answer('GET league/{id}', ({ query }) =>
      query?.pageNumber === 2
        ? exampleLeagueView({ data: [exampleRow(11), exampleRow(12)] })
        : exampleLeagueView(),
    );
    await openPage(fake, '/leagues/3');
    await userEvent.click(await screen.findByRole('button', { name: 'Volgende pagina' }));
    expect(await screen.findByText('Ploeg 12')).toBeInTheDocument();
    expect(fake.visited.at(-1)).toBe('/leagues/3?page=2');
    expect(screen.getByRole('row', { name: /Jouw ploeg/ })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speeldag' }), 'Speeldag 1');
    expect(fake.visited.at(-1)).toBe('/leagues/3?week=1');
    await waitFor(() => expect(lastTable(fake)?.query).toMatchObject({ weekId: 1, pageNumber: 1 }));
  });

  it('shows from when points count while there are none', async () => {
    const fake = makePortal();
    fake.api.answer(
      'GET league/{id}',
      exampleLeagueView({ totalRecords: 0, data: [], own: [], weekId: null }),
    );
    await openPage(fake, '/leagues/3');
    expect(await screen.findByRole('heading', { name: 'Nog geen punten' })).toBeInTheDocument();
  });

  it('of duels counts won, drawn and lost, and shows the opponents', async () => {
    const fake = makePortal();
    const record = { played: 4, won: 3, drawn: 1, lost: 0, scored: 250, conceded: 200 };
    fake.api.answer(
      'GET league/{id}',
      exampleLeagueView(
        { data: [exampleRow(2, { points: 10, headToHead: record })] },
        { mode: 'head-to-head' },
      ),
    );
    fake.api.answer('GET league/{id}/matches', ({ query }) => ({
      totalRecords: 2,
      weeks: [1, 2, 3],
      data: [
        {
          weekId: Number(query?.weekId),
          home: exampleRow(1).team,
          away: exampleRow(2).team,
          homePoints: 41.5,
          awayPoints: 62.5,
        },
        {
          weekId: Number(query?.weekId),
          home: exampleRow(3).team,
          away: null,
          homePoints: null,
          awayPoints: null,
        },
      ],
    }));
    await openPage(fake, '/leagues/3');
    expect(await screen.findByText('3 gewonnen, 1 gelijk, 0 verloren')).toBeInTheDocument();
    const duels = within(await screen.findByRole('list', { name: 'Duels van speeldag 2' })).getAllByRole(
      'listitem',
    );
    expect(duels[0]).toHaveTextContent('Onder de Lat41,5–62,5Tielemans & Zonen');
    expect(duels[1]).toHaveTextContent('Kwaremont Unitedtegenhet gemiddelde');
  });

  it('follows the running matchday without a skeleton, and announces a climb', async () => {
    const fake = makePortal();
    await openPage(fake, '/leagues/3?tab=table');
    await screen.findByRole('row', { name: /Jouw ploeg/ });
    await tellChat(fake);
    const arrivals: ((view: LeagueView) => void)[] = [];
    fake.api.answer('GET league/{id}', () => new Promise<LeagueView>((arrive) => arrivals.push(arrive)));
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 3, playerIds: [110] }));
    await waitFor(() => expect(arrivals).toHaveLength(1));
    expect(screen.getByRole('row', { name: /Jouw ploeg/ })).toHaveTextContent('158,0');
    const climbed = exampleRow(2, { rank: 1, points: 170 });
    await act(async () => arrivals[0]?.(exampleLeagueView({ data: [climbed], own: [climbed] })));
    expect(await screen.findByText('170,0')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Chat/ }));
    expect(await screen.findByText('Tielemans & Zonen stijgt naar plaats 1')).toBeInTheDocument();
  });

  it('announces no climb when another own team is the best one', async () => {
    const fake = makePortal();
    await openPage(fake, '/leagues/3?tab=table');
    await screen.findByRole('row', { name: /Jouw ploeg/ });
    await tellChat(fake);
    const other = exampleRow(1, { rank: 1, points: 170 });
    const view = exampleLeagueView({ data: [other, exampleRow(2)], own: [other, exampleRow(2)] });
    fake.api.answer('GET league/{id}', view);
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 3, playerIds: [110] }));
    expect(await screen.findByText('170,0')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Chat/ }));
    await settle();
    expect(screen.queryByText(/stijgt naar plaats/)).not.toBeInTheDocument();
  });
});

describe('in the team area', () => {
  it('the panel shows the team’s leagues and the table of the chosen one', async () => {
    const fake = makePortal();
    await openEmbed(fake, 'leagues/panel@1', { teamId: 7 });
    expect(await table()).toBeInTheDocument();
    expect(fake.api.calls('GET leagues/{userOrTeamId}')[0]?.params).toEqual({ userOrTeamId: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'Toon Team Boekhouding' }));
    expect(await screen.findByRole('table', { name: 'Klassement van Team Boekhouding' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bekijk' })).toHaveAttribute('href', '/leagues/4');
  });

  it('the card shows the neighbours of the team', async () => {
    await openEmbed(makePortal(), 'leagues/card@1', { teamId: 7 });
    const rows = within(await table()).getAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Onder de Lat',
      'Tielemans & Zonen',
      'Kwaremont United',
    ]);
  });
});

it('is available in English to English readers', async () => {
  await openPage(makePortal({ locale: 'en' }), '/leagues/3');
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'Table of De Kantine' })).toHaveTextContent('4 left to play'),
  );
});

describe('a league’s table as a picture', () => {
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  it('is shared as a file where the device supports it, and can be saved', async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    const fetchMock = jest.fn(async () => ({ ok: true, blob: async () => new Blob(['png']) }) as Response);
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    await openPage(makePortal(), '/leagues/3');
    const picture = 'http://localhost/share/league/3/2.png?lang=nl&key=picture-key';
    const save = await screen.findByRole('link', { name: 'Afbeelding opslaan' });
    expect(save).toHaveAttribute('href', picture);
    expect(save).toHaveAttribute('download', 'euromanager-league-3-2.png');
    await userEvent.click(screen.getByRole('button', { name: 'Deel klassement' }));
    expect(fetchMock).toHaveBeenCalledWith(picture, { credentials: 'omit' });
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'De Kantine na speeldag 2',
          text: 'De Kantine na speeldag 2\nhttp://localhost/leagues/3',
        }),
      ),
    );
  });

  it('has the rest of the evening beside it, shared as one', async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    globalThis.fetch = jest.fn(
      async () => ({ ok: true, blob: async () => new Blob(['png']) }) as Response,
    ) as unknown as typeof fetch;
    await openPage(makePortal(), '/leagues/3');
    await userEvent.click(await screen.findByRole('button', { name: 'Deel de avond' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Speeldag 2 in beelden' }));
    expect(dialog.getByRole('img', { name: 'Op en neer in De Kantine na speeldag 2' })).toHaveAttribute(
      'src',
      'http://localhost/share/league/3/2.png?lang=nl&key=picture-key&card=moves',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Deel alle beelden' }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [{ files }] = share.mock.calls[0] as unknown as [{ files: readonly File[] }];
    expect(files.map(({ name }) => name)).toEqual(
      ['table', 'winner', 'moves', 'captain'].map((picture) => `euromanager-league-3-2-${picture}.png`),
    );
  });

  it('is shared as its address with the first lines where a device supports text only', async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await openPage(makePortal(), '/leagues/3');
    await userEvent.click(await screen.findByRole('button', { name: 'Deel klassement' }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: 'De Kantine na speeldag 2',
        text: expect.stringContaining('Tielemans & Zonen'),
        url: 'http://localhost/leagues/3',
      }),
    );
  });
});

describe('a new league', () => {
  it('is created from its tile: mode, start, and whether it can be found', async () => {
    const fake = makePortal({ user: premiumUser });
    fake.api.answer('POST league/team/{teamId}', { league: exampleLeague({ id: 12, name: 'Vrijdagbar' }) });
    await openPage(fake, '/leagues/3');
    await userEvent.click(await screen.findByRole('button', { name: /Nieuwe minicompetitie/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe minicompetitie' }));
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Meeste punten vanaf speeldag 3. Alleen wie de code heeft, vindt ze.',
    );
    const start = dialog.getByRole('combobox', { name: 'Eerste speeldag' });
    expect(within(start).getAllByRole('option')[0]).toHaveTextContent('Speeldag 3');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Speelvorm' }), 'head-to-head');
    await userEvent.selectOptions(start, 'Speeldag 4');
    await userEvent.click(dialog.getByRole('switch', { name: 'Vindbaar' }));
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Duels vanaf speeldag 4. Iedereen vindt ze op naam.',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Naam' }), 'Vrijdagbar{Enter}');
    await waitFor(() => expect(fake.visited.at(-1)).toBe('/leagues/12?tab=settings'));
    expect(fake.api.calls('POST league/team/{teamId}')[0]).toMatchObject({
      body: { name: 'Vrijdagbar', mode: 'head-to-head', weekId: 4, findable: true },
    });
  });

  it('requires premium, which its dialog explains', async () => {
    await openPage(makePortal(), '/leagues/3');
    await userEvent.click(await screen.findByRole('button', { name: /Nieuwe minicompetitie/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe minicompetitie' }));
    expect(dialog.getByText('Zelf een minicompetitie starten?')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
