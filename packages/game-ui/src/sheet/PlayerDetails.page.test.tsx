import type { PlayerMatch } from '@euro/api-contract';
import { ClockProvider, LiveRegion } from '@euro/design-system';
import { FORWARD, GOALKEEPER, MIDFIELDER } from '@euro/game';
import { PlatformProvider } from '@euro/platform/react';
import {
  createFakePlatform,
  exampleLive,
  exampleMatch,
  exampleWeeks,
  type FakePlatform,
  refuse,
  stubBrowser,
} from '@euro/platform/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { World } from '../domain/world.js';
import type { PlayerInfo } from '../hooks/usePlayerInfo.js';
import { afterGroupA } from '../testing/afterGroupA.js';
import { examplePlayerInfo } from '../testing/examplePlayerInfo.js';
import { exampleCoachMatch, examplePlayerMatch } from '../testing/examplePlayerMatch.js';
import { exampleWorld, matches, matchesState, players } from '../testing/exampleWorld.js';
import { WithWorld } from '../testing/WithWorld.js';
import { PlayerDetails, type PlayerDetailsProps } from './PlayerDetails.js';
import type { SheetRole } from './sheetRole.js';

const MUSIALA = 110;
const NAGELSMANN = 100;
const NEUER = 101;

const openingMatch = examplePlayerMatch({ minutes: 74, goals: 1, skillIndex: 2 }, MIDFIELDER);
const hungary = { matchId: 15, weekId: 2, awayId: { id: 3, short: 'HUN' }, homeScore: 2, awayScore: 0 };
const second = examplePlayerMatch(
  { minutes: 72, goals: 1, duelWon: 2, duelLost: 1, shotOffTarget: 2, skillIndex: 3 },
  MIDFIELDER,
  hungary,
);

interface Options extends Partial<PlayerDetailsProps> {
  world?: World;
  info?: Partial<PlayerInfo>;
  fake?: FakePlatform;
}

function open({ info = {}, fake = createFakePlatform(), world, ...props }: Options = {}) {
  const playerId = props.playerId ?? MUSIALA;
  const answer = (next: Partial<PlayerInfo>) =>
    fake.api.answer('GET player/{id}', examplePlayerInfo(playerId, next));
  if (fake.api.calls('GET player/{id}').length === 0) answer(info);
  render(
    <PlatformProvider platform={fake.platform}>
      <ClockProvider now={() => fake.platform.clock.now()}>
        <LiveRegion>
          <WithWorld world={world}>
            <PlayerDetails playerId={playerId} onClose={() => {}} {...props} />
          </WithWorld>
        </LiveRegion>
      </ClockProvider>
    </PlatformProvider>,
  );
  return { fake, answer, sheet: within(screen.getByRole('dialog')) };
}

/** The breakdown on screen: its heading's number, its lines and its sum, as numbers. */
async function readBreakdown(sheet: ReturnType<typeof open>['sheet']) {
  const title = await sheet.findByRole('heading', { name: /^Zo komt hij aan/ });
  const number = (text: string | null | undefined) =>
    Number(
      (text ?? '')
        .replace('−', '-')
        .replace(',', '.')
        .replace(/[^\d.-]/g, ''),
    );
  const table = sheet.getByRole('table', { name: /^Zo komt hij aan/ });
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => number(textContent));
  return { heading: number(title.textContent), lines: cells.slice(0, -1), sum: cells.at(-1) };
}

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0);

beforeAll(() => {
  stubBrowser();
});
beforeEach(() => {
  // No jitter: the next fetch starts at once.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the points of a player', () => {
  it.each([
    ['a midfielder with everything', MUSIALA, second, 9],
    ['a sent-off midfielder', MUSIALA, examplePlayerMatch({ minutes: 30, red_card: 1, own_goals: 1 }, 3), -4],
    ['a booked substitute', MUSIALA, examplePlayerMatch({ minutes: 0, yellow_cards: 1 }, MIDFIELDER), -1],
    ['a keeper', NEUER, examplePlayerMatch({ minutes: 90, saves: 5, conceeded: 3 }, GOALKEEPER), 3],
    ['a keeper who stops a penalty', NEUER, examplePlayerMatch({ minutes: 90, penalty_saved: 1 }, 1), 11],
    ['a coach who won', NAGELSMANN, exampleCoachMatch(1), 3],
    ['a coach who lost', NAGELSMANN, exampleCoachMatch(1, { homeScore: 0, awayScore: 2 }), 0],
  ])('add up line by line to the shown total: %s', async (_who, playerId, match, points) => {
    const { sheet } = open({ playerId, info: { stats: [match] } });
    const { heading, lines, sum } = await readBreakdown(sheet);
    expect([heading, addUp(lines), sum]).toEqual([points, points, points]);
    expect(sheet.getByRole('button', { name: new RegExp(`${points}$`.replace('-', '−')) })).toBeTruthy();
  });

  it('add up for any statistics, with the texts of every rule (seed 2024)', async () => {
    const roll = dice(2024);
    const stats = Array.from({ length: 30 }, (_, at) =>
      examplePlayerMatch(
        {
          minutes: roll(91),
          goals: roll(3),
          assists: roll(3),
          own_goals: roll(2),
          yellow_cards: roll(2),
          red_card: roll(2),
          penalty_miss: roll(2),
          conceeded: roll(4),
          saves: roll(6),
          duelWon: roll(9),
          duelLost: roll(9),
          interception: roll(4),
          shotOffTarget: roll(6),
          errorLeadToGoal: roll(2),
          bigChanceCreated: roll(4),
          headClearance: roll(4),
          ballRecovery: roll(12),
          skillIndex: [1, 2, 3, null][roll(4)] ?? null,
        },
        FORWARD,
        { matchId: at + 1, awayScore: at },
      ),
    );
    const { sheet } = open({ info: { stats } });
    await readBreakdown(sheet);
    for (const { awayScore, points } of stats) {
      await userEvent.click(sheet.getByRole('button', { name: new RegExp(`GER 5-${awayScore} SCO`) }));
      const { heading, lines, sum } = await readBreakdown(sheet);
      expect([heading, addUp(lines), sum]).toEqual([points, points, points]);
    }
  });

  it('of the last match are shown first, and of another one when it is chosen', async () => {
    const { sheet } = open({ info: { stats: [openingMatch, second] } });
    expect(await sheet.findByText('2 gewonnen, 1 verloren')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: /GER 5-1 SCO/ }));
    expect(sheet.getByText('tweede van de match')).toBeTruthy();
    expect(sheet.queryByText('2 gewonnen, 1 verloren')).toBeNull();
  });

  it('are those of the page’s matchday', async () => {
    const { sheet } = open({ info: { stats: [openingMatch, second] }, weekId: 1 });
    expect(await sheet.findByRole('button', { name: /GER 5-1 SCO/, pressed: true })).toBeTruthy();
  });

  it('are marked as provisional until the matchday is confirmed', async () => {
    const { sheet } = open({ info: { stats: [openingMatch, second] } });
    expect(await sheet.findByText('voorlopig')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: /GER 5-1 SCO/ }));
    expect(sheet.queryByText('voorlopig')).toBeNull();
  });

  it('explain a coach by his result', async () => {
    const { sheet } = open({ playerId: NAGELSMANN, info: { stats: [exampleCoachMatch(1)] } });
    expect(await sheet.findByRole('row', { name: /Winst zijn ploeg won met 5-1/ })).toBeTruthy();
  });

  it('explain the missing points of a coach who lost', async () => {
    const lostMatch = exampleCoachMatch(1, { homeScore: 0, awayScore: 2 });
    const { sheet } = open({ playerId: NAGELSMANN, info: { stats: [lostMatch] } });
    expect(await sheet.findByRole('row', { name: /Som zijn ploeg verloor met 0-2/ })).toBeTruthy();
  });

  it('is available in English', async () => {
    const { sheet } = open({ info: { stats: [second] }, fake: createFakePlatform({ locale: 'en' }) });
    expect(await sheet.findByRole('heading', { name: 'How he gets to 9' })).toBeTruthy();
    expect(sheet.getByRole('row', { name: /Goal \(midfielder\) 1 goal/ })).toBeTruthy();
  });
});

describe('a running match', () => {
  const liveMatch: PlayerMatch = { ...second, live: true };
  const world = exampleWorld({
    matches: matchesState({
      matches: matches.map((match) =>
        match.id === 15 ? { ...match, status: 'live', minute: 63, homeScore: 2, awayScore: 0 } : match,
      ),
    }),
  });
  const later: PlayerMatch = {
    ...examplePlayerMatch({ minutes: 80, goals: 2, duelWon: 2, duelLost: 1 }, MIDFIELDER, hungary),
    live: true,
  };

  it('is marked with its minute, in the title and among the matches', async () => {
    const { sheet } = open({ info: { stats: [openingMatch, liveMatch] }, world });
    expect(await sheet.findByText('live · 63′')).toBeTruthy();
    expect(sheet.getByRole('button', { name: /speeldag 2 · 63′/, pressed: true })).toBeTruthy();
  });

  it('updates its points, and announces them', async () => {
    const { sheet, fake, answer } = open({ info: { stats: [openingMatch, liveMatch] }, world });
    await sheet.findByRole('heading', { name: 'Zo komt hij aan 9' });
    answer({ stats: [openingMatch, later] });
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 8, playerIds: [MUSIALA] }));
    expect(await sheet.findByRole('heading', { name: 'Zo komt hij aan 14' })).toBeTruthy();
    expect(await screen.findByText(/Musiala: 14 punten in GER 2-0 HUN/)).toBeTruthy();
  });

  it('does not move the match that is being read', async () => {
    const { sheet, fake, answer } = open({ info: { stats: [openingMatch, liveMatch] }, world });
    await userEvent.click(await sheet.findByRole('button', { name: /GER 5-1 SCO/ }));
    answer({ stats: [openingMatch, later] });
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 8, playerIds: [MUSIALA] }));
    expect(await sheet.findByRole('button', { name: /GER 2-0 HUN.*14/ })).toBeTruthy();
    expect(sheet.getByRole('button', { name: /GER 5-1 SCO/, pressed: true })).toBeTruthy();
  });

  it('that starts meanwhile does not replace the one that is being read', async () => {
    const { sheet, fake, answer } = open({ info: { stats: [openingMatch] }, world });
    await sheet.findByRole('button', { name: /GER 5-1 SCO/, pressed: true });
    answer({ stats: [openingMatch, liveMatch] });
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 3, playerIds: [MUSIALA] }));
    await sheet.findByRole('button', { name: /GER 2-0 HUN/, pressed: false });
    expect(sheet.getByRole('button', { name: /GER 5-1 SCO/, pressed: true })).toBeTruthy();
  });

  it('does not change the scroll position of the sheet', async () => {
    const { sheet, fake, answer } = open({ info: { stats: [liveMatch] }, world });
    await sheet.findByRole('heading', { name: 'Zo komt hij aan 9' });
    const body = sheet.getByRole('group', { name: 'Musiala' });
    body.scrollTop = 120;
    answer({ stats: [later] });
    act(() => fake.emit('points.changed@1', { weekId: 2, version: 8, playerIds: [MUSIALA] }));
    await sheet.findByRole('heading', { name: 'Zo komt hij aan 14' });
    expect(sheet.getByRole('group', { name: 'Musiala' })).toBe(body);
    expect(body.scrollTop).toBe(120);
  });

  it('shows a coach’s points so far', async () => {
    const stats = [exampleCoachMatch(1, { ...hungary, live: true })];
    const { sheet } = open({ playerId: NAGELSMANN, info: { stats }, world });
    expect(await sheet.findByText('zijn ploeg staat 2-0 voor')).toBeTruthy();
  });

  it('shows that the player is on the bench', async () => {
    const live = exampleLive({
      weekId: 2,
      players: { [MUSIALA]: { id: MUSIALA, points: 0, minutes: 0, status: 'bench' } },
    });
    const { sheet } = open({ weekId: 2, world, fake: createFakePlatform({ live }) });
    expect(await sheet.findByText('Zijn match is bezig; hij zit op de bank.')).toBeTruthy();
  });
});

describe('the reason for missing points', () => {
  it.each<[string, Options, string]>([
    ['no match yet', {}, 'Hij speelde nog geen match.'],
    ['a future match', { weekId: 2 }, 'Zijn match van speeldag 2 is nog niet afgelopen.'],
    [
      'a match without him',
      { weekId: 1, info: { stats: [second] } },
      'Op speeldag 1 speelde hij niet: 0 punten.',
    ],
  ])('%s', async (_case, options, sentence) => {
    const { sheet } = open(options);
    expect(await sheet.findByText(sentence)).toBeTruthy();
  });
});

describe('his role in the team', () => {
  const plainRole: SheetRole = {
    weekId: 2,
    armband: null,
    counted: true,
    multiplier: 1,
    total: 9,
    captainName: 'Havertz',
  };

  it.each<[Partial<SheetRole>, string]>([
    [{}, ''],
    [{ armband: 'captain', multiplier: 1.5, total: 13.5 }, 'Kapitein: telt ×1,5, dus 13,5'],
    [{ armband: 'vice-captain', multiplier: 3, total: 27 }, 'Vice-kapitein: neemt over en telt ×3, dus 27'],
    [{ armband: 'vice-captain' }, 'Vice-kapitein: telt ×1 want Havertz speelde'],
    [{ counted: false, total: 0 }, 'Zat op de bank: telt niet mee'],
    [{ bankBoost: true }, 'Zat op de bank, maar met je bankbooster telt iedereen mee'],
    [{ sub: { kind: 'auto-in', otherName: 'Xhaka' } }, 'Viel automatisch in voor Xhaka, die niet speelde'],
    [
      { counted: false, sub: { kind: 'auto-out', otherName: 'Xhaka' } },
      'Xhaka viel automatisch voor hem in: telt niet mee',
    ],
    [{ sub: { kind: 'power-in', otherName: 'Xhaka' } }, 'Ingevallen voor Xhaka met een power sub'],
    [
      { counted: false, sub: { kind: 'power-out', otherName: 'Xhaka' } },
      'Met een power sub gewisseld voor Xhaka: telt niet mee',
    ],
  ])('%j is shown under the sum', async (role, line) => {
    const { sheet } = open({
      info: { stats: [openingMatch, second] },
      weekId: 2,
      role: { ...plainRole, ...role },
    });
    const sum = await sheet.findByRole('row', { name: /^Som/ });
    expect(within(sum).getByRole('rowheader').textContent).toBe(`Som${line}`);
  });

  it('is shown for a player without a match, beside the reason for missing points', async () => {
    const sub = { kind: 'auto-out', otherName: 'Xhaka' } as const;
    const { sheet } = open({
      info: { stats: [second] },
      weekId: 1,
      role: { ...plainRole, weekId: 1, counted: false, total: 0, sub },
    });
    expect(await sheet.findByText('Op speeldag 1 speelde hij niet: 0 punten.')).toBeTruthy();
    expect(sheet.getByText('Xhaka viel automatisch voor hem in: telt niet mee')).toBeTruthy();
  });

  it('is shown for that matchday only', async () => {
    const role: SheetRole = { ...plainRole, armband: 'captain', multiplier: 1.5, total: 13.5 };
    const { sheet } = open({ info: { stats: [openingMatch, second] }, weekId: 1, role });
    const sum = await sheet.findByRole('row', { name: /^Som/ });
    expect(sum.textContent).not.toContain('Kapitein');
  });
});

describe('his coming matches', () => {
  it('have their difficulty, with the possible next round', async () => {
    const { sheet } = open();
    const row = (await sheet.findByText('Hongarije (thuis)')).closest('li');
    expect(row?.textContent).toMatch(/makkelijk|doenbaar|gemiddeld|lastig|moeilijk/);
    expect(sheet.getByText(/Hoe lastig een match is/)).toBeTruthy();
    const round = sheet.getByText('Achtste finale').closest('li');
    expect(round?.textContent).toMatch(/za 29\/06\/24 · tegenstander nog niet bekend/);
  });

  it('are none for an eliminated player, with a text', async () => {
    const lostMatch = exampleMatch({
      id: 40,
      weekId: 4,
      stage: 'Round of 16',
      homeId: { id: 5, short: 'ESP', name: 'Spanje' },
      awayId: { id: 1, short: 'GER', name: 'Duitsland' },
      homeScore: 2,
      awayScore: 1,
    });
    const { sheet } = open({ world: exampleWorld({ matches: matchesState({ matches: [lostMatch] }) }) });
    expect(
      await sheet.findByText('Duitsland is uitgeschakeld: hij speelt dit toernooi niet meer.'),
    ).toBeTruthy();
  });
});

it('has no next round once the API says that his nation is out, while pairings are undecided', async () => {
  const [ADAMS, SCOTLAND] = [210, 2];
  const men = players.map((player) => ({ ...player, eliminated: player.clubId === SCOTLAND }));
  const fixtures = afterGroupA().map((match) =>
    match.status === 'finished' ? { ...match, date: '2024-06-15T19:00:00Z' } : match,
  );
  const world = exampleWorld({ players: men, matches: matchesState({ matches: fixtures }) });
  const { sheet } = open({
    playerId: ADAMS,
    world,
    info: { player: { ...examplePlayerInfo(ADAMS).player, eliminated: true } },
  });
  expect(
    await sheet.findByText('Schotland is uitgeschakeld: hij speelt dit toernooi niet meer.'),
  ).toBeTruthy();
  expect(sheet.queryByText('Achtste finale')).toBeNull();
});

it('says when he left the competition, and lists no match of his old club', async () => {
  const leftAt = '2024-06-18T10:00:00.000Z';
  const player = { ...examplePlayerInfo(110).player, eliminated: true, leftAt };
  const { sheet } = open({ playerId: 110, info: { player } });
  expect(await sheet.findByText(/^Vertrokken op .*18\/06/)).toBeTruthy();
  expect(await sheet.findByText('Geen volgende match bekend.')).toBeTruthy();
  expect(sheet.queryByText('Hongarije (thuis)')).toBeNull();
});

describe('his statistics', () => {
  it('are this tournament’s totals', async () => {
    const { sheet } = open({ info: { stats: [openingMatch, second] } });
    const title = await sheet.findByRole('heading', { name: 'Dit toernooi' });
    const terms = within(title.closest('section') ?? document.body).getAllByRole('term');
    expect(terms.map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)).toEqual(
      expect.arrayContaining(['Matchen 2', 'Speelminuten 146', 'Doelpunten 2', 'Gewonnen duels 2']),
    );
  });

  it('are each tournament’s of his career', async () => {
    const season = { matches: 3, minutes: 214, goals: 2, assists: 1, cleanSheets: 0, points: 22 };
    const career = [{ competitionFeed: 'EUROM', seasonId: 2024, ...season }];
    const { sheet } = open({ info: { career } });
    const row = (await sheet.findByText('EK 2024')).closest('li');
    expect(row?.textContent).toContain('3 matchen · 214 min. · 2 doelpunten · 1 assist · 0 clean sheets');
    expect(row?.textContent).toContain('22punten');
  });

  it('have the history of his value', async () => {
    const values = [
      { from: '2024-06-14T10:00:00Z', value: 8.3 },
      { from: '2024-06-19T10:00:00Z', value: 8.5 },
    ];
    const { sheet } = open({ info: { values } });
    const table = await sheet.findByRole('table', { name: 'Waarde van Musiala in miljoen euro' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['VanafWaarde', '14/068,3', '19/068,5']);
    expect(sheet.getByText(/\+\s€\s0,2 mln sinds de start/)).toBeTruthy();
  });

  it('state that his value never changed', async () => {
    const { sheet } = open({ info: { values: [{ from: '2024-06-14T10:00:00Z', value: 8.3 }] } });
    expect(await sheet.findByText('Zijn waarde veranderde nog niet.')).toBeTruthy();
  });

  it('have the number of teams that chose him in each matchday', async () => {
    const { sheet } = open({ info: { ownership: [{ weekId: 1, popularity: 34.2 }] } });
    const table = await sheet.findByRole('table', { name: 'Gekozen per speeldag' });
    const rows = within(table).getAllByRole('row');
    expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Speeldag% van de ploegen',
      '134',
      '2nog te komen',
    ]);
  });

  it('have his form as number and chart', async () => {
    const player = { ...examplePlayerInfo(MUSIALA).player, form: 7.5 };
    const stats = [
      { weekId: 1, points: 9 },
      { weekId: 2, points: 6 },
    ];
    const { sheet } = open({ info: { player: { ...player, stats } } });
    expect(await sheet.findByRole('img', { name: 'punten van de laatste speeldagen: 9, 6' })).toBeTruthy();
    expect(sheet.getByText('vorm').nextSibling?.textContent).toBe('7,5');
  });

  it('mark the bars of a matchday that is not confirmed, and a missed one', async () => {
    const weeks = exampleWeeks.map((week) =>
      week.weekId === 2 ? { ...week, state: 'provisional' as const } : week,
    );
    const player = { ...examplePlayerInfo(MUSIALA).player, stats: [{ weekId: 2, points: 9 }] };
    const { sheet } = open({
      info: { player, stats: [second] },
      world: exampleWorld({ matches: matchesState({ weeks }) }),
    });
    await sheet.findByRole('heading', { name: 'Zo komt hij aan 9' });
    const rows = within(await sheet.findByRole('table', { name: 'Punten per speeldag' })).getAllByRole('row');
    expect(rows.slice(1, 4).map((row) => row.children[1]?.textContent)).toEqual([
      'niet gespeeld',
      '9',
      'nog geen punten',
    ]);
    expect(sheet.getAllByText('voorlopig')).toHaveLength(2);
  });
});

describe('a sheet that is loading', () => {
  it('already shows the player’s name', async () => {
    const fake = createFakePlatform();
    fake.api.answer('GET player/{id}', () => new Promise(() => {}));
    render(
      <PlatformProvider platform={fake.platform}>
        <WithWorld>
          <PlayerDetails playerId={MUSIALA} onClose={() => {}} />
        </WithWorld>
      </PlatformProvider>,
    );
    const sheet = within(screen.getByRole('dialog', { name: 'Musiala' }));
    expect(sheet.getByRole('status', { name: 'Even geduld…' })).toBeTruthy();
    // What follows comes with it: it would move.
    expect(sheet.queryByRole('heading', { name: 'Volgende matchen' })).toBeNull();
    expect(sheet.getByText('Duitsland · middenvelder')).toBeTruthy();
  });

  it('fetches his matches again after a failure', async () => {
    const fake = createFakePlatform();
    fake.api.answer('GET player/{id}', refuse('not-available', 503));
    render(
      <PlatformProvider platform={fake.platform}>
        <WithWorld>
          <PlayerDetails playerId={MUSIALA} onClose={() => {}} />
        </WithWorld>
      </PlatformProvider>,
    );
    const sheet = within(screen.getByRole('dialog'));
    expect(await sheet.findByText('We kregen zijn matchen niet te pakken.')).toBeTruthy();
    fake.api.answer('GET player/{id}', examplePlayerInfo(MUSIALA, { stats: [second] }));
    await userEvent.click(sheet.getByRole('button', { name: 'Probeer opnieuw' }));
    await waitFor(() => expect(sheet.getByRole('heading', { name: 'Zo komt hij aan 9' })).toBeTruthy());
  });
});

/** Whole numbers below `sides`, the same for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
