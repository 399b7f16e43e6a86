import type { PlayerMatch } from '@euro/api-contract';
import { examplePlayerInfo, exampleTeamPoints, exampleTeamView } from '@euro/game-ui/testing';
import { exampleUser, refuse, settle, textOf } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

async function open(fake = makePortal(), path = '/points/7') {
  await openPage(fake, path);
  return fake;
}
afterEach(async () => {
  jest.restoreAllMocks();
});

const factOf = (caption: string) =>
  textOf(screen.getByText(caption, { selector: 'dt' }).parentElement?.querySelector('dd') ?? undefined);

describe('a points page, when opened,', () => {
  it('shows a skeleton while it is loading', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', () => new Promise<never>(() => {}));
    await open(fake);
    expect(document.body.textContent).toContain('Even geduld');
  });

  it.each([
    ['an unknown team', refuse('not-found', 404)],
    [
      'a team without visible points',
      exampleTeamView({ starting: [], bench: [], userId: exampleUser.id + 1 }),
    ],
  ])('redirects home from %s', async (_, answer) => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', answer);
    await open(fake);
    expect(fake.visited).toEqual(['/home']);
  });

  it('can be retried when the points fail to load', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}/points/{weekId}', refuse('internal-error', 500));
    await open(fake);
    expect(screen.getByText('We kregen de punten van speeldag 1 niet te pakken.')).toBeTruthy();
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await settle();
    expect(screen.getByRole('group', { name: 'Opstelling, 4-4-2' })).toBeTruthy();
  });

  it('shows from when there are points, before the team’s first matchday', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
    await open(fake);
    expect(screen.getByRole('heading', { name: 'Nog geen punten' })).toBeTruthy();
    expect(screen.getByText(/Je ploeg doet mee vanaf speeldag 2/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Stel je ploeg op' }).getAttribute('href')).toBe('/team/7');
    expect(fake.api.calls('GET team/{id}/points/{weekId}')).toEqual([]);
  });

  it('links to the first matchday of a team that started later', async () => {
    const fake = makePortal({ deadline: { deadlineWeek: 4, displayWeek: 3 } });
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 3 }));
    await open(fake, '/points/7?week=1');
    expect(screen.getByText('Deze ploeg deed op speeldag 1 nog niet mee.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar speeldag 3' }).getAttribute('href')).toBe(
      '/points/7?week=3',
    );
  });
});

describe('a team’s points', () => {
  it('are the server’s, with ranks and the overview', async () => {
    await open();
    const title = screen.getByRole('heading', { level: 1 });
    expect(textOf(title)).toBe('Speeldag 1De Buitenspelval · Lotte Peeters');
    expect(document.body.textContent).toContain('25,0');
    expect(screen.getByText('definitieve punten')).toBeTruthy();
    expect(factOf('op speeldag 1')).toBe('8e');
    expect(screen.getByText('12e')).toBeTruthy();
    expect(screen.getByText('5 plaatsen gestegen')).toBeTruthy();
    expect(['Totaal', 'Gemiddelde', 'Winnaar', 'Transfers', 'Kapitein', 'Power sub'].map(factOf)).toEqual([
      '25,0',
      '36',
      '81,0',
      '0',
      '3',
      'vanaf SD 5',
    ]);
  });

  it('are marked as provisional until the matchday is confirmed', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints({ weekPointsConfirmed: false }));
    await open(fake);
    expect(screen.getByText('voorlopige punten')).toBeTruthy();
  });

  it('are shown on each player, multiplied for the captain', async () => {
    await open();
    expect(
      screen.getByRole('button', { name: 'Musiala, Duitsland, middenvelder, kapitein, 2 × 1,5 = 3 punten' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Celar, Slovenië, aanvaller, telt niet mee, 2 punten' }),
    ).toBeTruthy();
  });

  it('show automatic substitutes in their places and with the reason', async () => {
    const fake = makePortal();
    const points = exampleTeamPoints({ weekPointsConfirmed: false });
    const selections = points.selections.map((selection) => {
      if (selection.playerId === 203)
        return { ...selection, minutes: 0, points: 0, total: 0, counted: false, autoSub: 'out' as const };
      return selection.playerId === 902
        ? { ...selection, total: 2, counted: true, autoSub: 'in' as const }
        : selection;
    });
    fake.api.answer('GET team/{id}/points/{weekId}', {
      ...points,
      selections,
      autoSubs: [{ outId: 203, inId: 902, reason: 'no-minutes' }],
    });
    await open(fake);
    expect(document.body.textContent).toContain(
      'Robertson speelde 0 minuten. Karničnik, eerste op je bank, komt automatisch in. Voorlopig tot speeldag 1 bevestigd is.',
    );
    const pitch = within(screen.getByRole('group', { name: 'Opstelling, 4-4-2' }));
    expect(pitch.getByRole('button', { name: /^Karničnik, .*automatisch in/ })).toBeTruthy();
    const bench = within(screen.getByRole('region', { name: 'De bank' }));
    expect(bench.getByRole('button', { name: /^Robertson, .*automatisch uit/ })).toBeTruthy();
    expect(bench.getByText('0 min')).toBeTruthy();
  });

  it('show that the vice-captain took over', async () => {
    const fake = makePortal();
    const points = exampleTeamPoints();
    const selections = points.selections.map((selection) => ({
      ...selection,
      multiplier: selection.captain === 2 ? 1.5 : 1,
      minutes: selection.captain === 1 ? 0 : 90,
    }));
    fake.api.answer('GET team/{id}/points/{weekId}', { ...points, selections });
    await open(fake);
    expect(document.body.textContent).toContain(
      'Musiala speelde 0 minuten. Mbappé neemt de band over (×1,5).',
    );
  });

  it('are shown per matchday beside the average', async () => {
    await open();
    const rows = within(await screen.findByRole('table', { name: 'Punten per speeldag' })).getAllByRole(
      'row',
    );
    expect([...(rows[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['1', '25,0', '36']);
    expect(rows[7]?.textContent).toBe('7nog geen punten');
  });

  it('are shown beside the calendar of the matchday, whose finished matches are links', async () => {
    await open();
    const calendar = within(screen.getByRole('region', { name: 'Matchen van speeldag 1' }));
    expect(calendar.getByRole('link', { name: 'Duitsland – Schotland, 5-1' }).getAttribute('href')).toBe(
      '/match/1',
    );
  });

  it('omit a manager who hides his name', async () => {
    const fake = makePortal();
    fake.api.answer(
      'GET team/{id}',
      exampleTeamView({
        userId: exampleUser.id + 1,
        user: { firstName: '', lastName: '', nameVisible: false, premium: false },
      }),
    );
    await open(fake, '/public/7');
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Speeldag 1De Buitenspelval');
    expect(screen.queryByRole('navigation', { name: 'Je ploeg', hidden: true })).toBeNull();
  });
});

describe('the matchday', () => {
  it('is stored in the address', async () => {
    const fake = makePortal({ deadline: { deadlineWeek: 4, displayWeek: 3 } });
    await open(fake, '/points/7?week=2');
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain('Speeldag 2');
    expect(screen.getByRole('link', { name: 'Vorige speeldag' }).getAttribute('href')).toBe(
      '/points/7?week=1',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Volgende speeldag' }));
    await settle();
    expect(fake.visited).toEqual(['/points/7?week=3']);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain('Speeldag 3');
    await userEvent.click(screen.getByRole('link', { name: 'Volgende speeldag' }));
    await settle();
    expect(screen.getByRole('heading', { name: 'Speeldag 4 komt eraan' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Volgende speeldag' })).toBeNull();
    expect(fake.api.calls('GET team/{id}/points/{weekId}').map(({ params }) => params.weekId)).toEqual([
      2, 3,
    ]);
  });

  it('is fetched again when the operator has settled it', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const fake = await open();
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints({ visibleWeekPoints: 31.5 }));
    fake.emit('matchday.scored@1', { weekId: 1, confirmed: true });
    await waitFor(() => expect(document.body.textContent).toContain('31,5'));
  });
});

describe('the points of one player', () => {
  const lines = [
    { rule: 'minutes-60', stat: 72, points: 2 },
    { rule: 'goal', stat: 1, points: 5 },
    { rule: 'clean-sheet', stat: 0, points: 1 },
    { rule: 'duels', stat: 1, points: 1 },
    { rule: 'shots-off-target', stat: 2, points: -1 },
    { rule: 'skill-index', stat: 3, points: 1 },
  ];
  const overview = {
    time: 72,
    goals: 1,
    assists: 0,
    own_goals: 0,
    yellow_cards: 0,
    red_card: 0,
    penalty_miss: 0,
    penalty_saved: 0,
    conceeded: 0,
    saves: 0,
    duelWon: 2,
    duelLost: 1,
    interception: 0,
    shotOffTarget: 2,
    errorLeadToGoal: 0,
    bigChanceCreated: 0,
    headClearance: 0,
    ballRecovery: 0,
    skillIndex: 3,
  };

  async function openMusiala(fake = makePortal()) {
    const match: PlayerMatch = {
      live: false,
      matchId: 1,
      weekId: 1,
      date: '2024-06-14T19:00:00Z',
      homeId: { id: 1, short: 'GER' },
      awayId: { id: 2, short: 'SCO' },
      homeScore: 5,
      awayScore: 1,
      pointsOverview: overview,
      lines,
      points: 9,
    };
    fake.api.answer('GET player/{id}', examplePlayerInfo(110, { stats: [match] }));
    await open(fake);
    await userEvent.click(screen.getByRole('button', { name: /^Musiala, / }));
    await settle();
    return within(screen.getByRole('dialog', { name: /Musiala/ }));
  }

  it('are explained line by line, and add up to the shown total', async () => {
    const sheet = await openMusiala();
    expect(sheet.getByRole('heading', { name: 'Zo komt hij aan 9' })).toBeTruthy();
    const rows = within(sheet.getByRole('table', { name: /^Zo komt hij aan/ })).getAllByRole('row');
    expect(rows.map((row) => textOf(row))).toEqual([
      'Speelminuten, 60 of meer72 minuten+2',
      'Doelpunt (middenvelder)1 doelpunt+5',
      'Clean sheet (middenvelder)geen tegendoelpunt terwijl hij speelde+1',
      'Meer duels gewonnen dan verloren2 gewonnen, 1 verloren+1',
      'Schoten naast doel, per twee2 schoten−1',
      'Skillindexderde van de match+1',
      'SomKapitein: telt ×1,5, dus 39',
    ]);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(9);
  });

  it('are shown with his next matches and his matchdays', async () => {
    const sheet = await openMusiala();
    expect(sheet.getByText('Hongarije (thuis)')).toBeTruthy();
    expect(await sheet.findByRole('table', { name: 'Punten per speeldag' })).toBeTruthy();
  });

  it('can be retried after a failure', async () => {
    const fake = makePortal();
    fake.api.answer('GET player/{id}', refuse('not-available', 503));
    await open(fake);
    await userEvent.click(screen.getByRole('button', { name: /^Rüdiger, / }));
    await settle();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('We kregen zijn matchen niet te pakken.')).toBeTruthy();
    fake.api.answer('GET player/{id}', ({ params }) => examplePlayerInfo(Number(params.id)));
    await userEvent.click(sheet.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await sheet.findByText('Hij speelde nog geen match.')).toBeTruthy();
  });

  it('leave the page unchanged when the sheet is closed', async () => {
    await openMusiala();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Musiala, / }));
  });
});
