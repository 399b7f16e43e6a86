import {
  createFakePlatform,
  exampleMatch,
  type FakePlatform,
  refuse,
  stubBrowser,
} from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { germany, scotland } from '../../testing/matchPlayers.js';
import { closePage, openPage } from '../../testing/openPage.js';
import { musiala, musialaDetails } from '../../testing/players.js';

type Options = Parameters<typeof createFakePlatform>[0];

const opening = exampleMatch({ stage: 'Group A', venue: 'Munich Football Arena' });
const played = { match: opening, home: germany, away: scotland };
const nobody = { home: { ...germany, players: [] }, away: { ...scotland, players: [] } };

function portal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({ path: '/match/1', matches: [opening], players: [musiala], ...options });
  fake.api.answer('GET match/{id}', played);
  fake.api.answer('GET player/{id}', musialaDetails);
  return fake;
}

const open = (fake: FakePlatform, id = '1') => openPage(fake, '/match/:id', { id });

beforeAll(() => {
  stubBrowser();
});
afterEach(closePage);

describe('a match that was played', () => {
  it('has its score for a title, in the page and in the browser', async () => {
    const fake = portal();
    await open(fake);
    expect(screen.getByRole('heading', { level: 1, name: 'Duitsland – Schotland, 5–1' })).toBeTruthy();
    expect(fake.titles.at(-1)).toBe('Duitsland – Schotland');
    expect(
      screen.getByText(/Groep A · speeldag 1 · vrijdag 14\/06\/24, \d\d:00 · Munich Football Arena/),
    ).toBeTruthy();
  });

  it('shows the starters on the pitch, who came on along the touchline, and the bench', async () => {
    await open(portal());
    const pitch = within(await screen.findByRole('group', { name: 'Wie startte bij Duitsland' }));
    expect(pitch.getByRole('button', { name: /Musiala/ })).toBeTruthy();
    expect(pitch.queryByRole('button', { name: /Füllkrug/ })).toBeNull();
    const touchline = screen.getByRole('region', { name: 'Ingevallen bij Duitsland' });
    const cameOn = within(touchline).getAllByRole('button');
    expect(cameOn.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Füllkrug, Aanvaller, in na 63′: 8 punten. Toon hoe.',
      'Can, Middenvelder, in na 81′: 7 punten. Toon hoe.',
    ]);
    const bench = screen.getByRole('region', { name: 'De bank van Duitsland' });
    expect(within(bench).getByText('Baumann')).toBeTruthy();
  });

  it('tells who scored and who was booked, without minutes', async () => {
    await open(portal());
    const [home, away] = await screen.findAllByRole('list', { name: 'Doelpunten' });
    expect(home?.textContent).toBe('HavertzFüllkrugMusialaWirtzCan');
    expect(away?.textContent).toBe('Rüdiger eigen doelpunt');
    expect(screen.getByRole('list', { name: 'Rode kaarten' }).textContent).toBe('Porteous');
    expect(screen.getByText('Punten definitief')).toBeTruthy();
  });

  it('adds up the points of a side', async () => {
    await open(portal());
    const heading = await screen.findByRole('heading', { level: 2, name: 'Duitsland' });
    expect(heading.parentElement?.textContent).toContain('52 punten samen');
  });

  it('explains the points of this match when a player is pressed, by keyboard too', async () => {
    const fake = portal();
    await open(fake);
    const card = await screen.findByRole('button', { name: /Musiala/ });
    act(() => card.focus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /Musiala/ }));
    expect((await dialog.findByRole('button', { name: /GER 5-1 SCO/ })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.visited).toEqual(['/match/1?player=110', '/match/1']);
  });

  it('leads back to its matchday', async () => {
    await open(portal());
    expect(screen.getByRole('link', { name: 'Wedstrijden' }).getAttribute('href')).toBe('/deadlines?week=1');
  });

  it('tells how it came to an end', async () => {
    const shootOut = { ...opening, homeScore: 0, awayScore: 0, extraTime: true, penHome: 3, penAway: 5 };
    const fake = portal({ matches: [shootOut] });
    fake.api.answer('GET match/{id}', { ...played, match: shootOut });
    await open(fake);
    expect(await screen.findByText('Einde · 3–5 na strafschoppen')).toBeTruthy();
  });
});

describe('a match without points yet', () => {
  const coming = { ...opening, status: 'scheduled', homeScore: null, awayScore: null } as const;
  const kickoff = Date.parse(opening.date);

  it('shows its kick-off and says when there will be something to see', async () => {
    const fake = portal({ matches: [coming], now: kickoff - 1000 });
    fake.api.answer('GET match/{id}', { match: coming, ...nobody });
    await open(fake);
    expect(await screen.findByText('Nog geen statistieken beschikbaar.')).toBeTruthy();
    expect(screen.getByText('De opstellingen en de punten staan hier na de match.')).toBeTruthy();
    expect(screen.getByText('Aftrap')).toBeTruthy();
  });

  it('says that it is being played', async () => {
    const fake = portal({ matches: [coming], now: kickoff + 60_000 });
    const zeros = germany.players.map((player) => ({
      ...player,
      in: 0,
      started: false,
      points: 0,
      lines: [],
    }));
    fake.api.answer('GET match/{id}', {
      match: coming,
      home: { ...germany, players: zeros },
      away: nobody.away,
    });
    await open(fake);
    expect(await screen.findByText(/De match is bezig/)).toBeTruthy();
    expect(screen.getByText('Live')).toBeTruthy();
  });

  it('does without the nations while they are not known', async () => {
    const final = exampleMatch({ ...coming, id: 51, weekId: 7, homeId: null, awayId: null, stage: 'Final' });
    const fake = portal({ matches: [final] });
    fake.api.answer('GET match/{id}', { match: final, home: null, away: null });
    await open(fake, '51');
    expect(await screen.findByText('Nog geen statistieken beschikbaar.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Nog niet bekend – Nog niet bekend' })).toBeTruthy();
  });
});

describe('a match, not ready', () => {
  it('shows what the shell knows while the rest comes', async () => {
    const fake = portal();
    fake.api.answer('GET match/{id}', () => new Promise(() => {}));
    await open(fake);
    expect(screen.getByRole('heading', { level: 1, name: /Duitsland/ })).toBeTruthy();
    expect(screen.getAllByText('De wedstrijd wordt geladen').length).toBeGreaterThan(0);
  });

  it('that does not exist says so and leads to all matches', async () => {
    const fake = portal();
    fake.api.answer('GET match/{id}', refuse('not-found', 404));
    await open(fake, '99');
    expect(await screen.findByRole('heading', { name: 'Wedstrijd niet gevonden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar alle wedstrijden' }).getAttribute('href')).toBe(
      '/deadlines',
    );
  });

  it('is not asked for when its number is none', async () => {
    const fake = portal();
    await open(fake, 'final');
    expect(screen.getByRole('heading', { name: 'Wedstrijd niet gevonden' })).toBeTruthy();
    expect(fake.api.calls('GET match/{id}')).toEqual([]);
  });

  it('says what went wrong and tries again', async () => {
    const fake = portal();
    fake.api.answer('GET match/{id}', refuse('not-available', 503));
    await open(fake);
    await screen.findByRole('alert');
    fake.api.answer('GET match/{id}', played);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('group', { name: 'Wie startte bij Schotland' })).toBeTruthy();
  });
});
