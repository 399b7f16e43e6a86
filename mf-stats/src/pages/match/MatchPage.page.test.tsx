import type { MatchSide } from '@euro/api-contract';
import {
  closeRemote,
  createFakePlatform,
  exampleLive,
  exampleMatch,
  examplePlayer,
  type FakePlatform,
  isSampled,
  passTime,
  refuse,
  settle,
} from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { announcedSide, germany, scotland } from '../../testing/matchPlayers.js';
import { openPage } from '../../testing/openPage.js';
import { musiala, musialaDetails } from '../../testing/players.js';

type Options = Parameters<typeof createFakePlatform>[0];

const opening = exampleMatch({ stage: 'Group A', venue: 'Munich Football Arena' });
const playedMatch = { match: opening, home: germany, away: scotland };
const emptySides = { home: { ...germany, players: [] }, away: { ...scotland, players: [] } };

function portal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({ path: '/match/1', matches: [opening], players: [musiala], ...options });
  fake.api.answer('GET match/{id}', playedMatch);
  fake.api.answer('GET player/{id}', musialaDetails);
  return fake;
}

const HOME_AND_AWAY = { homeId: { id: 1, short: 'GER' }, awayId: { id: 2, short: 'SCO' } };
const numberIn = (text: string | null | undefined) =>
  Number((text ?? '').replace('−', '-').replace('+', '').replace(',', '.'));

const callCount = (fake: FakePlatform) => fake.api.calls('GET match/{id}').length;
const open = (fake: FakePlatform, id = '1') => openPage(fake, `/match/${id}`);

describe('a finished match', () => {
  it('has its score as title, in the page and in the browser', async () => {
    const fake = portal();
    await open(fake);
    expect(screen.getByRole('heading', { level: 1, name: 'Duitsland – Schotland, 5–1' })).toBeTruthy();
    expect(fake.titles.at(-1)).toBe('Duitsland – Schotland');
    expect(
      screen.getByText(/Groep A · speeldag 1 · vrijdag 14\/06\/24 · \d\d\.00 u\. · Munich Football Arena/),
    ).toBeTruthy();
  });

  it('shows the starters on the pitch, the substitutes along the touchline, and the bench', async () => {
    await open(portal());
    const pitch = within(await screen.findByRole('group', { name: 'Wie startte bij Duitsland' }));
    expect(pitch.getByRole('button', { name: /Musiala/ })).toBeTruthy();
    expect(pitch.queryByRole('button', { name: /Füllkrug/ })).toBeNull();
    const touchline = screen.getByRole('region', { name: 'Ingevallen bij Duitsland' });
    const cameOn = within(touchline).getAllByRole('button');
    expect(cameOn.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Füllkrug, Aanvaller, in na 63′: 6 punten. Toon hoe.',
      'Can, Middenvelder, in na 81′: 6 punten. Toon hoe.',
    ]);
    const bench = screen.getByRole('region', { name: 'De bank van Duitsland' });
    expect(within(bench).getByText('Baumann')).toBeTruthy();
  });

  it('lists scorers and cards, without minutes', async () => {
    await open(portal());
    const [home, away] = await screen.findAllByRole('list', { name: 'Doelpunten' });
    expect(home?.textContent).toBe('HavertzFüllkrugMusialaWirtzCan');
    expect(away?.textContent).toBe('Rüdiger eigen doelpunt');
    expect(screen.getByRole('list', { name: 'Rode kaarten' }).textContent).toBe('Porteous');
    const nation = within(screen.getByRole('heading', { level: 2, name: 'Schotland' })).getByRole('link');
    expect(nation.getAttribute('href')).toBe('/club/2');
    expect(screen.getByText('Punten definitief')).toBeTruthy();
  });

  it('has the sum of the points of a side', async () => {
    await open(portal());
    const heading = await screen.findByRole('heading', { level: 2, name: 'Duitsland' });
    expect(heading.parentElement?.textContent).toContain('48 punten samen');
  });

  it('explains the points of this match when a player is pressed, by keyboard too', async () => {
    const fake = portal();
    await open(fake);
    const card = await screen.findByRole('button', { name: /^Musiala,/ });
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

  // One with every kind of lines, one who did not play, and the coach; in full, the whole squad.
  const players = isSampled('match page: players')
    ? germany.players.filter(({ short }) => ['Havertz', 'Baumann', 'Nagelsmann'].includes(short))
    : germany.players;
  it.each(players.map((player) => [player.short, player] as const))(
    'explains the points on the card of %s, line by line',
    async (short, player) => {
      const fullPlayer = examplePlayer({ ...player, clubId: 1, forename: '', surname: short });
      const fake = portal({ players: [fullPlayer] });
      const { homeId, awayId, homeScore, awayScore, date } = { ...opening, ...HOME_AND_AWAY };
      const matchFields = { live: false, matchId: 1, weekId: 1, date, homeId, awayId, homeScore, awayScore };
      const { lines, points } = player;
      const hasPart = player.in > 0 || player.positionId === 0;
      fake.api.answer('GET player/{id}', {
        ...musialaDetails,
        player: fullPlayer,
        stats: hasPart ? [{ ...matchFields, pointsOverview: null, lines, points }] : [],
      });
      await open(fake);
      const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${short}`) });
      const card = buttons.find((button) => !button.closest('table, [aria-label="Doelpunten en kaarten"]'));
      const onCard = numberIn(/(?:: )?(−?[\d,]+) punt/.exec(card?.getAttribute('aria-label') ?? '')?.[1]);
      if (card) await userEvent.click(card);
      const dialog = within(await screen.findByRole('dialog', { name: short }));
      if (!hasPart) {
        expect(await dialog.findByText('Hij speelde nog geen match.')).toBeTruthy();
        return;
      }
      const cells = within(await dialog.findByRole('table', { name: /^Zo komt hij aan/ })).getAllByRole(
        'cell',
      );
      const [sum = Number.NaN, ...lineValues] = cells
        .map(({ textContent }) => numberIn(textContent))
        .reverse();
      expect(lineValues.reduce((total, value) => total + value, 0)).toBe(sum);
      expect([sum, points]).toEqual([onCard, onCard]);
    },
  );

  it('links back to its matchday', async () => {
    await open(portal());
    expect(screen.getByRole('link', { name: 'Matchen' }).getAttribute('href')).toBe('/deadlines?week=1');
  });

  it('shows how it ended', async () => {
    const shootOut = { ...opening, homeScore: 0, awayScore: 0, extraTime: true, penHome: 3, penAway: 5 };
    const fake = portal({ matches: [shootOut] });
    fake.api.answer('GET match/{id}', { ...playedMatch, match: shootOut });
    await open(fake);
    expect(await screen.findByText('Einde · 3–5 na strafschoppen')).toBeTruthy();
  });
});

describe('the points by player', () => {
  const names = () =>
    within(screen.getByRole('table', { name: 'Punten per speler' }))
      .getAllByRole('rowheader')
      .map((cell) => within(cell).getByRole('button').textContent);

  it('are sorted and explained, and open the player', async () => {
    const fake = portal();
    await open(fake);
    const table = within(await screen.findByRole('table', { name: 'Punten per speler' }));
    expect(names()).toHaveLength(10);
    expect(names()[0]).toBe('Havertz');
    const [havertz] = table.getAllByRole('row');
    expect(havertz?.textContent).toContain('1 doelpunt +4 · 1 assist +3');
    await userEvent.click(screen.getByRole('button', { name: 'Toon alle 14 spelers' }));
    expect(names()).toHaveLength(14);
    const adams = table.getByRole('button', { name: 'Adams' });
    expect(adams.closest('tr')?.textContent).toContain('Schoten naast doel, per twee −1');
    await userEvent.click(adams);
    expect(fake.visited).toEqual(['/match/1?player=210']);
  });
});

describe('a match without points yet', () => {
  const scheduledMatch = { ...opening, status: 'scheduled', homeScore: null, awayScore: null } as const;
  const kickoff = Date.parse(opening.date);

  it('shows its kick-off and when there will be points', async () => {
    const fake = portal({ matches: [scheduledMatch], now: kickoff - 1000 });
    fake.api.answer('GET match/{id}', { match: scheduledMatch, ...emptySides });
    await open(fake);
    expect(await screen.findByText('Nog geen statistieken beschikbaar.')).toBeTruthy();
    expect(screen.getByText(/De opstellingen staan hier een uur voor de aftrap/)).toBeTruthy();
    expect(screen.getByText('Aftrap')).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Punten per speler' })).toBeNull();
  });

  it('previews it: the ranks in the groups, the earlier results, and the expected line-ups', async () => {
    const next = { ...scheduledMatch, id: 26, weekId: 3, date: '2024-06-23T19:00:00Z' };
    const fake = portal({ matches: [exampleMatch({ stage: 'Group A' }), next], missing: ['/club/2'] });
    fake.api.answer('GET match/{id}', { match: next, ...emptySides });
    await open(fake, '26');
    expect(await screen.findByText('1e in groep A, 3 punten')).toBeTruthy();
    expect(screen.getByText('Winst 5–1 · SCO')).toBeTruthy();
    expect(screen.getByText('Verlies 1–5 · GER')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Vermoedelijke opstelling' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/club/1']);
  });

  it('shows that it is running', async () => {
    const fake = portal({ matches: [scheduledMatch], now: kickoff + 60_000 });
    fake.api.answer('GET match/{id}', { match: scheduledMatch, ...emptySides });
    await open(fake);
    expect(await screen.findByText(/De match is bezig/)).toBeTruthy();
    expect(screen.getByText('Live')).toBeTruthy();
  });

  it('shows the starters once they are announced, without points', async () => {
    const fake = portal({ matches: [scheduledMatch], now: kickoff - 1_800_000 });
    const sides = { home: announcedSide(germany), away: announcedSide(scotland) };
    fake.api.answer('GET match/{id}', { match: scheduledMatch, ...sides });
    await open(fake);
    const pitch = within(await screen.findByRole('group', { name: 'Wie startte bij Duitsland' }));
    expect(pitch.getByRole('button', { name: 'Musiala, Middenvelder. Toon wie hij is.' })).toBeTruthy();
    expect(screen.getByText(/De opstellingen zijn bekend/)).toBeTruthy();
    expect(screen.queryByText(/punten samen/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Doelpunten en kaarten' })).toBeNull();
  });

  it('fetches the line-ups when they are due', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      const fake = portal({ matches: [scheduledMatch], now: kickoff - 3_610_000 });
      fake.api.answer('GET match/{id}', { match: scheduledMatch, ...emptySides });
      await open(fake);
      await passTime(5_000);
      const before = callCount(fake);
      await passTime(60_000);
      expect(callCount(fake)).toBe(before);
      fake.setNow(kickoff - 3_599_000);
      await passTime(5_000);
      await passTime(2_000);
      expect(callCount(fake)).toBe(before + 1);
      const sides = { home: announcedSide(germany), away: announcedSide(scotland) };
      fake.api.answer('GET match/{id}', { match: scheduledMatch, ...sides });
      await passTime(60_000);
      expect(screen.getByRole('group', { name: 'Wie startte bij Schotland' })).toBeTruthy();
      const enough = callCount(fake);
      await passTime(180_000);
      expect(callCount(fake)).toBe(enough);
    } finally {
      await closeRemote();
      jest.useRealTimers();
    }
  });

  it('works without the nations while they are unknown', async () => {
    const final = exampleMatch({
      ...scheduledMatch,
      id: 51,
      weekId: 7,
      homeId: null,
      awayId: null,
      stage: 'Final',
    });
    const fake = portal({ matches: [final] });
    fake.api.answer('GET match/{id}', { match: final, home: null, away: null });
    await open(fake, '51');
    expect(await screen.findByText('Nog geen statistieken beschikbaar.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Nog niet bekend – Nog niet bekend' })).toBeTruthy();
  });
});

describe('the events of a running match', () => {
  const liveMatch = { ...opening, status: 'live', minute: 12, homeScore: 0, awayScore: 0 } as const;
  const withoutPlayers = (side: MatchSide): MatchSide => ({
    ...side,
    players: side.players.map((player) => ({
      ...player,
      goals: 0,
      assists: 0,
      own_goals: 0,
      yellow_cards: 0,
      red_card: 0,
    })),
  });
  const quiet = { ...scotland, players: scotland.players.map((player) => ({ ...player, red_card: 0 })) };

  it('have a mark beside their player only, and open him', async () => {
    const fake = portal({ matches: [liveMatch] });
    fake.api.answer('GET match/{id}', { match: liveMatch, home: germany, away: quiet });
    await open(fake);
    const events = within(await screen.findByRole('list', { name: 'Doelpunten en kaarten' }));
    expect(events.queryByRole('img', { name: 'Rode kaarten' })).toBeNull();
    for (const mark of events.getAllByRole('img')) {
      const kind = mark.getAttribute('aria-label') ?? '';
      expect(events.getAllByRole('list', { name: kind }).length).toBeGreaterThan(0);
    }
    await userEvent.click(events.getByRole('button', { name: 'Tah' }));
    expect(fake.visited).toEqual(['/match/1?player=104']);
  });

  it('are a text before there are any', async () => {
    const fake = portal({ matches: [liveMatch] });
    fake.api.answer('GET match/{id}', {
      match: liveMatch,
      home: withoutPlayers(germany),
      away: withoutPlayers(scotland),
    });
    await open(fake);
    const events = within(await screen.findByRole('list', { name: 'Doelpunten en kaarten' }));
    expect(events.getByText('Nog geen doelpunten en geen kaarten.')).toBeTruthy();
    expect(events.queryByRole('img')).toBeNull();
  });
});

describe('a match that is followed', () => {
  const liveMatch = { ...opening, status: 'live', minute: 12 } as const;
  const scheduledMatch = { ...opening, status: 'scheduled', homeScore: null, awayScore: null } as const;
  const kickoff = Date.parse(opening.date);
  const end = { id: 1, weekId: 1, status: 'finished', minute: null, homeScore: 5, awayScore: 1 } as const;

  const order = ['Vooruitblik', 'Doelpunten en kaarten', 'Duitsland', 'Schotland'];
  const headings = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent ?? '')
      .filter((heading) => order.includes(heading));
  const news = (heading: string) =>
    screen.getByRole('heading', { level: 2, name: heading }).closest('section');

  it('has its events above its sides, in a card as high as the preview before the kick-off', async () => {
    const fake = portal({ matches: [scheduledMatch], now: kickoff - 1_800_000 });
    const sides = { home: announcedSide(germany), away: announcedSide(scotland) };
    fake.api.answer('GET match/{id}', { match: scheduledMatch, ...sides });
    await open(fake);
    await screen.findByText(/De opstellingen zijn bekend/);
    expect(headings()).toEqual(['Vooruitblik', 'Duitsland', 'Schotland']);
    const before = news('Vooruitblik');
    expect(before?.dataset.steady).toBe('true');
    const { className } = before ?? {};
    fake.api.answer('GET match/{id}', { ...playedMatch, match: liveMatch });
    await act(async () => {
      const minute = { ...end, status: 'live', minute: 12, homeScore: 1 } as const;
      fake.live.next({ matches: [{ ...minute, penHome: null, penAway: null }] });
    });
    await screen.findByRole('heading', { level: 2, name: 'Doelpunten en kaarten' });
    expect(headings()).toEqual(['Doelpunten en kaarten', 'Duitsland', 'Schotland']);
    expect(news('Doelpunten en kaarten')?.className).toBe(className);
    expect(news('Doelpunten en kaarten')?.dataset.steady).toBe('true');
  });

  it('retains the room of its events when it ends', async () => {
    const fake = portal({ matches: [liveMatch] });
    fake.api.answer('GET match/{id}', { ...playedMatch, match: liveMatch });
    await open(fake);
    await screen.findByText('Live · 12′');
    await screen.findByRole('group', { name: 'Wie startte bij Duitsland' });
    await act(async () => {
      fake.live.next({ matches: [{ ...end, penHome: null, penAway: null }] });
    });
    await screen.findByText('Einde');
    expect(headings()).toEqual(['Doelpunten en kaarten', 'Duitsland', 'Schotland']);
    expect(news('Doelpunten en kaarten')?.dataset.steady).toBe('true');
  });

  it('reserves room for the substitutes, and leaves their places on the bench empty', async () => {
    const fake = portal({ matches: [liveMatch] });
    const sides = { home: announcedSide(germany), away: announcedSide(scotland) };
    fake.api.answer('GET match/{id}', { match: liveMatch, ...sides });
    await open(fake);
    const touchline = await screen.findByRole('region', { name: 'Ingevallen bij Duitsland' });
    expect(within(touchline).getByText('Nog niemand')).toBeTruthy();
    const bench = () =>
      within(screen.getByRole('region', { name: 'De bank van Duitsland' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(bench()).toEqual(['12BaumannDoelman', '25CanMiddenvelder', '9FüllkrugAanvaller']);
    fake.api.answer('GET match/{id}', { match: liveMatch, home: germany, away: scotland });
    await act(async () => fake.emit('points.changed@1', { weekId: 1, version: 9, playerIds: [110] }));
    await within(touchline).findByRole('button', { name: /^Can/ });
    expect(bench()).toEqual(['12BaumannDoelman', '25Canin na 81′', '9Füllkrugin na 63′']);
    expect(screen.getByRole('region', { name: 'Ingevallen bij Duitsland' })).toBe(touchline);
  });

  it('is as high as its events when it was over before the page opened', async () => {
    await open(portal());
    await screen.findByRole('group', { name: 'Wie startte bij Duitsland' });
    expect(headings().at(0)).toBe('Doelpunten en kaarten');
    expect(news('Doelpunten en kaarten')?.dataset.steady).toBeUndefined();
  });
});

describe('a running match', () => {
  const liveMatch = { ...opening, status: 'live', minute: 63, homeScore: 3, awayScore: 0 } as const;
  const live = exampleLive({
    weekId: 1,
    players: {
      110: { id: 110, points: 9, minutes: 63, status: 'playing' },
      104: { id: 104, points: 1, minutes: 63, status: 'off' },
    },
  });

  afterEach(() => jest.restoreAllMocks());

  function stadium(options: Options = {}): FakePlatform {
    const fake = portal({ matches: [liveMatch], live, ...options });
    fake.api.answer('GET match/{id}', { ...playedMatch, match: liveMatch });
    return fake;
  }

  it('shows its minute, the score so far and provisional points', async () => {
    await open(stadium());
    expect(await screen.findByText('Live · 63′')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Duitsland – Schotland, 3–0' })).toBeTruthy();
    expect(await screen.findByText('Punten voorlopig')).toBeTruthy();
  });

  it('marks the players who are on the pitch', async () => {
    await open(stadium());
    const pitch = within(await screen.findByRole('group', { name: 'Wie startte bij Duitsland' }));
    expect(pitch.getByRole('button', { name: /Musiala, .*staat op het veld/ })).toBeTruthy();
    expect(pitch.queryByRole('button', { name: /Tah, .*staat op het veld/ })).toBeNull();
  });

  it('follows minute and score, and announces a goal', async () => {
    const fake = stadium();
    await open(fake);
    await screen.findByText('Live · 63′');
    const goal = { id: 1, weekId: 1, status: 'live', minute: 68, homeScore: 4, awayScore: 0 } as const;
    await act(async () => {
      fake.live.next({ matches: [{ ...goal, penHome: null, penAway: null }] });
    });
    expect(await screen.findByText('Live · 68′')).toBeTruthy();
    expect(screen.getByText(/Duitsland – Schotland, 4–0/, { selector: '[role="status"]' })).toBeTruthy();
  });

  it('fetches its sides again when points change, and not for another matchday', async () => {
    const fake = stadium();
    await open(fake);
    await screen.findByRole('group', { name: 'Wie startte bij Duitsland' });
    const before = callCount(fake);
    await act(async () => fake.emit('points.changed@1', { weekId: 2, version: 9, playerIds: [1] }));
    await act(async () => fake.emit('points.changed@1', { weekId: 1, version: 9, playerIds: [110] }));
    const players = germany.players.map((player) =>
      player.short === 'Musiala' ? { ...player, points: 14 } : player,
    );
    fake.api.answer('GET match/{id}', { ...playedMatch, match: liveMatch, home: { ...germany, players } });
    expect(await screen.findByRole('button', { name: /^Musiala, .*: 14 punten/ })).toBeTruthy();
    const [first] = within(screen.getByRole('table', { name: 'Punten per speler' })).getAllByRole(
      'rowheader',
    );
    expect(first?.textContent).toContain('Musiala');
    expect(callCount(fake)).toBe(before + 1);
  });

  it('is unchanged when a fetch fails', async () => {
    const fake = stadium();
    await open(fake);
    await screen.findByRole('group', { name: 'Wie startte bij Duitsland' });
    const before = callCount(fake);
    fake.api.answer('GET match/{id}', refuse('not-available', 503));
    await act(async () => fake.emit('points.changed@1', { weekId: 1, version: 9, playerIds: [110] }));
    await waitFor(() => expect(callCount(fake)).toBe(before + 1));
    await settle();
    expect(screen.getByRole('group', { name: 'Wie startte bij Duitsland' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is fetched again when it ended during a request', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const fake = stadium();
    await open(fake);
    await screen.findByRole('group', { name: 'Wie startte bij Duitsland' });
    await settle();
    const before = callCount(fake);
    let arrive = () => {};
    fake.api.answer('GET match/{id}', () => new Promise((resolve) => (arrive = () => resolve(playedMatch))));
    await act(async () => fake.emit('points.changed@1', { weekId: 1, version: 9, playerIds: [110] }));
    await waitFor(() => expect(callCount(fake)).toBe(before + 1));
    const end = { id: 1, weekId: 1, status: 'finished', minute: null, homeScore: 5, awayScore: 1 } as const;
    await act(async () => {
      fake.live.next({ matches: [{ ...end, penHome: null, penAway: null }] });
    });
    await settle();
    expect(callCount(fake)).toBe(before + 1);
    await act(async () => arrive());
    await waitFor(() => expect(callCount(fake)).toBe(before + 2));
  });

  it('is fetched again when it ends', async () => {
    const fake = stadium();
    await open(fake);
    await screen.findByText('Live · 63′');
    await screen.findByRole('group', { name: 'Wie startte bij Duitsland' });
    const before = callCount(fake);
    const end = { id: 1, weekId: 1, status: 'finished', minute: null, homeScore: 5, awayScore: 1 } as const;
    await act(async () => {
      fake.live.next({ matches: [{ ...end, penHome: null, penAway: null }] });
    });
    expect(await screen.findByText('Einde')).toBeTruthy();
    await waitFor(() => expect(callCount(fake)).toBe(before + 1));
  });
});

describe('a match, loading', () => {
  it('shows the shell’s data while the rest is loading', async () => {
    const fake = portal();
    fake.api.answer('GET match/{id}', () => new Promise(() => {}));
    await open(fake);
    expect(screen.getByRole('heading', { level: 1, name: /Duitsland/ })).toBeTruthy();
    expect(screen.getAllByText('De match wordt geladen').length).toBeGreaterThan(0);
  });

  it('that is unknown is reported, with a link to all matches', async () => {
    const fake = portal();
    fake.api.answer('GET match/{id}', refuse('not-found', 404));
    await open(fake, '99');
    expect(await screen.findByRole('heading', { name: 'Match niet gevonden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar alle matchen' }).getAttribute('href')).toBe('/deadlines');
  });

  it('is not requested with an invalid number', async () => {
    const fake = portal();
    await open(fake, 'final');
    expect(screen.getByRole('heading', { name: 'Match niet gevonden' })).toBeTruthy();
    expect(fake.api.calls('GET match/{id}')).toEqual([]);
  });

  it('shows an error and retries', async () => {
    const fake = portal();
    fake.api.answer('GET match/{id}', refuse('not-available', 503));
    await open(fake);
    await screen.findByRole('alert');
    fake.api.answer('GET match/{id}', playedMatch);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('group', { name: 'Wie startte bij Schotland' })).toBeTruthy();
  });
});
