import type { Match } from '@euro/api-contract';
import { exampleTeamPoints } from '@euro/game-ui/testing';
import {
  closeRemote,
  exampleMatch,
  type FakePlatform,
  passTime,
  refuse,
  settle,
  textOf,
} from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleTopLineup } from '../../testing/exampleAnswers.js';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import {
  GOAL,
  live,
  liveMatch,
  premiumUser,
  RUNNING,
  runningPoints,
  runningPortal,
} from '../../testing/runningMatchday.js';
import { player } from '../../testing/teamScreen.js';

async function open(fake = runningPortal(), path = '/points/7') {
  // No jitter: fetches start at once instead of spread over a second and a half.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await openPage(fake, path);
  return fake;
}
afterEach(async () => {
  jest.restoreAllMocks();
});

const [MUSIALA, OLMO, SOMEBODY] = [110, 510, 1];
const callCount = (fake: FakePlatform) => fake.api.calls('GET team/{id}/points/{weekId}').length;
const receive = async (fake: FakePlatform, message: Parameters<FakePlatform['live']['next']>[0]) => {
  await act(async () => void fake.live.next(message));
  await settle();
};
const headline = () => textOf(document.body).slice(0, 400);

describe('a running matchday', () => {
  it('is fetched again when one of the lineup scores, and counts up', async () => {
    const fake = await open();
    fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ visibleWeekPoints: 8.5 }));
    await receive(fake, { weekId: RUNNING, version: 2, players: [live(MUSIALA, { points: 5 })] });
    expect(callCount(fake)).toBe(2);
    await waitFor(() => expect(headline()).toContain('8,5'));
  });

  it('announces the players of its lineup for the dot in the menu', async () => {
    const { emitted } = await open();
    expect(emitted.findLast(({ name }) => name === 'menu.badged@1')?.detail).toEqual({
      icon: 'points',
      badge: { kind: 'live', playerIds: expect.arrayContaining([MUSIALA, OLMO]) },
    });
  });

  it('reserves the place of the ranks until they are published', async () => {
    const fake = runningPortal();
    const ranks = () =>
      ['op speeldag', 'algemeen'].map(
        (caption) =>
          screen.getByText(new RegExp(`^${caption}`)).closest('dt')?.nextElementSibling?.textContent,
      );
    const unranked = runningPoints({ visibleWeekRank: null, generalRank: null, generalRankMove: null });
    fake.api.answer('GET team/{id}/points/{weekId}', unranked);
    await open(fake);
    expect(ranks()).toEqual(['–', '–']);
    fake.api.answer(
      'GET team/{id}/points/{weekId}',
      runningPoints({ visibleWeekRank: 180, generalRank: 347 }),
    );
    await receive(fake, { weekId: RUNNING, version: 2, players: [live(MUSIALA, { points: 5 })] });
    await waitFor(() => expect(ranks()).toEqual(['180e', '347e']));
  });

  it('highlights on the shirt the points that a player won or lost, not his earlier ones', async () => {
    const fake = await open();
    const flashes = () =>
      [...document.querySelectorAll('[data-state] i')]
        .map(({ textContent }) => textContent)
        .filter((text) => /^[+−]/.test(text));
    expect(flashes()).toEqual([]);
    const { selections } = runningPoints();
    const withPoints = selections.map((selection) =>
      selection.playerId === MUSIALA
        ? { ...selection, points: selection.points + 5, total: selection.total + 5, counted: true }
        : selection,
    );
    fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ selections: withPoints }));
    await receive(fake, { weekId: RUNNING, version: 2, players: [live(MUSIALA, { points: 5 })] });
    await waitFor(() => expect(flashes()).toEqual(['+5']));
  });

  it('is not fetched again for players of others, while the settlement is the same', async () => {
    const fake = await open();
    await receive(fake, { weekId: RUNNING, version: 2, players: [] });
    const before = callCount(fake);
    await receive(fake, { weekId: RUNNING, version: 2, players: [live(SOMEBODY, { points: 5 })] });
    expect(callCount(fake)).toBe(before);
    await receive(fake, { weekId: RUNNING, version: 3, players: [live(SOMEBODY, { points: 6 })] });
    expect(callCount(fake)).toBe(before + 1);
  });

  it('is fetched once more when a player scores during a request', async () => {
    const fake = runningPortal();
    let arrive = () => {};
    fake.api.answer(
      'GET team/{id}/points/{weekId}',
      () => new Promise((resolve) => (arrive = () => resolve(runningPoints()))),
    );
    await open(fake);
    await receive(fake, { weekId: RUNNING, version: 2, players: [live(MUSIALA, { points: 5 })] });
    expect(callCount(fake)).toBe(1);
    fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ visibleWeekPoints: 8.5 }));
    await act(async () => arrive());
    await settle();
    expect(callCount(fake)).toBe(2);
    await waitFor(() => expect(headline()).toContain('8,5'));
  });

  it('retains its content when fetching fails, and retries automatically', async () => {
    const fake = await open(runningPortal(undefined, runningPoints({ visibleWeekPoints: 8.5 })));
    fake.api.answer('GET team/{id}/points/{weekId}', refuse('not-available', 503));
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
    try {
      await act(async () => void fake.live.next({ weekId: RUNNING, version: 2, players: [live(MUSIALA)] }));
      await passTime(100);
      expect(headline()).toContain('8,5');
      fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ visibleWeekPoints: 12 }));
      const before = callCount(fake);
      await passTime(4100);
      expect(callCount(fake)).toBe(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });

  describe('whose last changes are still decided', () => {
    async function openEarly() {
      const fake = runningPortal();
      fake.api.answer('GET team/{id}/points/{weekId}', refuse('nothing-to-show-yet', 404));
      await open(fake, '/public/7');
      return fake;
    }

    it('says that the lineup appears by itself, and shows it with the first settlement', async () => {
      const fake = await openEarly();
      expect(screen.getByText('De deadline is voorbij')).toBeTruthy();
      fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ visibleWeekPoints: 8.5 }));
      await receive(fake, { weekId: RUNNING, version: 1 });
      await waitFor(() => expect(headline()).toContain('8,5'));
      expect(screen.queryByText('De deadline is voorbij')).toBeNull();
    });

    it('asks again by itself, without news of the stream', async () => {
      jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
      try {
        const fake = await openEarly();
        fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ visibleWeekPoints: 8.5 }));
        await passTime(4100);
        expect(headline()).toContain('8,5');
      } finally {
        jest.useRealTimers();
      }
    });
  });

  it('shows an interruption, and catches up afterwards', async () => {
    const fake = await open();
    await receive(fake, { weekId: RUNNING, version: 2 });
    await act(async () => fake.live.connected(false));
    expect(screen.getByText('Verbinding verbroken, we proberen opnieuw')).toBeTruthy();
    const before = callCount(fake);
    await act(async () => fake.live.connected(true));
    await settle();
    expect(screen.queryByText('Verbinding verbroken, we proberen opnieuw')).toBeNull();
    expect(callCount(fake)).toBe(before + 1);
  });

  it('distinguishes players still to play from those who played without points', async () => {
    const fake = await open();
    expect(player('Musiala').getAttribute('aria-label')).toContain(
      'kapitein, moet nog spelen, thuis tegen Hongarije',
    );
    expect(textOf(player('Musiala'))).toMatch(/vr \d\d\.\d\d$/);
    await receive(fake, {
      weekId: RUNNING,
      version: null,
      players: [live(MUSIALA), live(OLMO, { status: 'played' })],
    });
    expect(player('Musiala').getAttribute('aria-label')).toContain('kapitein, speelt nu');
    expect(player('Olmo').getAttribute('aria-label')).toContain('0 punten');
    expect(player('Celar').getAttribute('aria-label')).toContain('moet nog spelen');
  });

  it('shows the running matches, with minute and score', async () => {
    const fake = await open();
    await receive(fake, { weekId: RUNNING, matches: [liveMatch] });
    const tile = screen.getAllByRole('listitem')[0] as HTMLElement;
    expect(within(tile).getByRole('link', { name: 'Duitsland – Hongarije, 2-0' })).toHaveAttribute(
      'href',
      '/match/15',
    );
    expect(textOf(tile)).toContain("85'");
    expect(within(screen.getByRole('region', { name: 'Wat er gebeurde' })).getByText('live')).toBeVisible();
    const calendar = within(screen.getByRole('region', { name: 'Matchen van speeldag 5' }));
    expect(textOf(calendar.getAllByRole('listitem')[0])).toContain("85'");
    expect(calendar.getByRole('link', { name: 'Duitsland – Hongarije, 2-0' }).getAttribute('href')).toBe(
      '/match/15',
    );
  });
});

describe('the tiles of the matches', () => {
  const firstTile = () => screen.getAllByRole('listitem')[0] as HTMLElement;
  const goalless = { ...liveMatch, homeScore: 0 };
  const isOutlined = () => firstTile().hasAttribute('data-recent');

  it('outline a match for four seconds after its score changed', async () => {
    const fake = await open();
    await receive(fake, { weekId: RUNNING, matches: [goalless] });
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
    try {
      const score = async (homeScore: number, minute: number) =>
        act(
          async () =>
            void fake.live.next({ weekId: RUNNING, matches: [{ ...liveMatch, homeScore, minute }] }),
        );
      await score(0, 86);
      expect(isOutlined()).toBe(false);
      await score(1, 86);
      await passTime(3900);
      expect(textOf(firstTile())).toContain('1-0');
      expect(isOutlined()).toBe(true);
      await passTime(200);
      expect(isOutlined()).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });

  it('never outline a match without players of the team', async () => {
    const { selections } = runningPoints();
    const others = selections.filter(({ playerId }) => playerId === OLMO);
    const fake = await open(runningPortal(undefined, runningPoints({ selections: others })));
    await receive(fake, { weekId: RUNNING, matches: [goalless] });
    await receive(fake, { weekId: RUNNING, matches: [liveMatch] });
    expect(textOf(firstTile())).toContain('2-0');
    expect(isOutlined()).toBe(false);
  });

  it('outline the match in which a player of the team won points', async () => {
    const fake = await open();
    await receive(fake, { weekId: RUNNING, version: null, matches: [goalless], players: [live(MUSIALA)] });
    expect(isOutlined()).toBe(false);
    const { selections } = runningPoints();
    const withPoints = selections.map((one) => (one.playerId === MUSIALA ? { ...one, points: 1 } : one));
    fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ selections: withPoints }));
    await receive(fake, { weekId: RUNNING, version: 2, players: [live(MUSIALA, { points: 1 })] });
    await waitFor(() => expect(isOutlined()).toBe(true));
  });

  it('count the running matches beyond two, and link to all', async () => {
    const fake = runningPortal();
    const state = fake.state.matches.value.value;
    if (state === null) throw new Error('no matches');
    const liveMatches = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        exampleMatch({ ...liveMatch, id: 30 + at, date: '2024-07-05T16:00:00Z' }),
      );
    const show = (count: number) =>
      fake.state.matches.set({ status: 'ready', value: { ...state, matches: liveMatches(count) } });
    show(2);
    await open(fake);
    const more = () => screen.queryByRole('link', { name: /nu bezig/ });
    expect(more()).toBeNull();
    await act(async () => show(3));
    expect(more()).toHaveAccessibleName('+1 match nu bezig');
    await act(async () => show(4));
    expect(more()).toHaveAccessibleName('+2 matchen nu bezig');
    expect(more()).toHaveAttribute('href', '/deadlines?week=5');
  });

  it('reserve the place of that number before a third match kicks off, and after it', async () => {
    const fake = runningPortal();
    const state = fake.state.matches.value.value;
    if (state === null) throw new Error('no matches');
    const show = (...statuses: readonly Match['status'][]) => {
      const matches = statuses.map((status, at) =>
        exampleMatch({ ...liveMatch, status, id: 30 + at, date: `2024-07-05T16:${at}0:00Z` }),
      );
      fake.state.matches.set({ status: 'ready', value: { ...state, matches } });
    };
    show('live', 'live', 'scheduled');
    await open(fake);
    const all = screen.getByRole('link', { name: 'alle 3 matchen' });
    await act(async () => show('live', 'live', 'live'));
    expect(all).toHaveAccessibleName('+1 match nu bezig');
    await act(async () => show('finished', 'live', 'live'));
    expect(all).toHaveAccessibleName('alle 3 matchen');
  });
});

describe('the line above the pitch while a matchday runs', () => {
  it('shows who plays next and how many are left while nobody plays', async () => {
    const fake = await open();
    expect(headline()).toContain('Niemand speelt nu');
    // Two by name: all of them are in the eleven, as the number is.
    expect(headline()).toMatch(/nog 9: vr 19\.0011te spelen/);
    await receive(fake, { weekId: RUNNING, version: null, players: [live(MUSIALA)] });
    expect(headline()).not.toContain('Niemand speelt nu');
  });

  it('shows who plays next after a match in which a player was an unused substitute', async () => {
    const fake = await open();
    const players = [live(MUSIALA, { status: 'bench', minutes: 0 })];
    await receive(fake, { weekId: RUNNING, version: null, players, matches: [liveMatch] });
    expect(headline()).not.toContain('Niemand speelt nu');
    await receive(fake, { matches: [{ ...liveMatch, status: 'finished', minute: null }] });
    expect(headline()).toContain('Niemand speelt nu');
  });

  it('shows no points for a player on the bench of a running match, unless a card cost him some', async () => {
    const fake = await open();
    const players = [live(MUSIALA, { status: 'bench', minutes: 0 })];
    await receive(fake, { weekId: RUNNING, version: null, players, matches: [liveMatch] });
    const musiala = () => screen.getByRole('button', { name: /^Musiala, / });
    expect(musiala()).toHaveAccessibleName(/zit op de bank terwijl zijn match loopt$/);
    expect(musiala()).toHaveTextContent('bank');
    const { selections } = runningPoints();
    const booked = selections.map((selection) =>
      selection.playerId === MUSIALA ? { ...selection, points: -1, total: -1, counted: true } : selection,
    );
    fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ selections: booked }));
    await receive(fake, { weekId: RUNNING, version: 2, players });
    expect(musiala()).toHaveAccessibleName(/−1 punt/);
  });

  it('shows the last event, with its rule and points, and marks its row', async () => {
    const fake = await open();
    await receive(fake, { weekId: RUNNING, version: null, players: [live(MUSIALA)] });
    const { selections } = runningPoints();
    const scoredSelections = selections.map((selection) =>
      selection.playerId === MUSIALA
        ? {
            ...selection,
            points: 4,
            total: 6,
            counted: true,
            multiplier: 1.5,
            lines: [GOAL],
          }
        : selection,
    );
    fake.api.answer('GET team/{id}/points/{weekId}', runningPoints({ selections: scoredSelections }));
    await receive(fake, { weekId: RUNNING, version: 2, players: [live(MUSIALA, { points: 4 })] });
    await waitFor(() => expect(headline()).toContain('Musiala scoort'));
    expect(headline()).toContain('+6');
    const [row] = within(screen.getByRole('region', { name: 'Wat er gebeurde' })).getAllByRole('listitem');
    expect(row?.querySelector('i')).not.toBeNull();
  });

  it('replaces the figures, which have a card; a confirmed matchday has them above the pitch', async () => {
    await open();
    const figures = () => screen.queryByRole('region', { name: 'Speeldag 5 in cijfers' });
    expect(textOf(figures() ?? document.createElement('p'))).toContain('Gemiddelde');
    await closeRemote();
    await open(runningPortal(undefined, runningPoints({ weekPointsConfirmed: true }), 'confirmed'));
    expect(figures()).toBeNull();
    expect(headline()).toContain('Gemiddelde');
    expect(headline()).not.toContain('Niemand speelt nu');
  });
});

describe('the rest of the points page', () => {
  it('lists the own matches, and all of them on a press', async () => {
    const fake = makePortal();
    const other = exampleMatch({
      id: 9,
      homeId: { id: 20, short: 'CZE', name: 'Tsjechië' },
      awayId: { id: 21, short: 'TUR', name: 'Turkije' },
    });
    const state = fake.state.matches.value.value;
    if (state === null) throw new Error('no matches');
    fake.state.matches.set({ status: 'ready', value: { ...state, matches: [...state.matches, other] } });
    await open(fake);
    const calendar = within(screen.getByRole('region', { name: 'Matchen van speeldag 1' }));
    const all = calendar.getByRole('button', { name: 'Alle 3 matchen' });
    expect(calendar.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(all);
    expect(calendar.getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows which booster was played, and that the bench counted', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints({ booster: 'bank', benchPoints: 0 }));
    await open(fake);
    expect(document.body.textContent).toContain('Bankboost gespeeld. De hele bank telt mee.');
    expect(textOf(screen.getByRole('region', { name: 'De bank' }))).toContain('de bank telt mee');
  });

  it('shows the points left on the bench', async () => {
    await open(makePortal());
    expect(textOf(screen.getByRole('region', { name: 'De bank' }))).toContain('8 punten op je bank');
  });

  it('shows the team of the matchday on its pitch', async () => {
    await open(makePortal());
    const card = within(screen.getByRole('region', { name: 'Topelftal van de speeldag' }));
    expect(card.getByText('72 punten in een 4-4-2')).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: 'Bekijk' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Topelftal van speeldag 1' }));
    expect(dialog.getAllByRole('img')).toHaveLength(12);
    expect(dialog.getByRole('img', { name: /^Mbappé, .* 6 punten$/ })).toBeTruthy();
  });

  it('omits the team of the matchday while there is none, and can be retried when it fails to load', async () => {
    const fake = makePortal();
    fake.api.answer('GET matchday/{weekId}/top-lineup', refuse('nothing-to-show-yet', 404));
    await open(fake);
    expect(screen.queryByRole('region', { name: 'Topelftal van de speeldag' })).toBeNull();
    await closeRemote();
    fake.api.answer('GET matchday/{weekId}/top-lineup', refuse('not-available', 503));
    await open(fake);
    const card = within(screen.getByRole('region', { name: 'Topelftal van de speeldag' }));
    fake.api.answer('GET matchday/{weekId}/top-lineup', exampleTopLineup({ confirmed: false }));
    await userEvent.click(card.getByRole('button', { name: 'Probeer opnieuw' }));
    await settle();
    expect(card.getByText('voorlopig')).toBeTruthy();
  });

  it('shows the changes of a team to its owner only', async () => {
    const fake = makePortal();
    await open(fake);
    expect(screen.getByRole('region', { name: 'Mijn wijzigingen' })).toBeTruthy();
    await closeRemote();
    await act(async () => fake.state.session.set({ status: 'signed-in', user: { ...premiumUser, id: 99 } }));
    await open(fake, '/public/7');
    expect(screen.queryByRole('region', { name: 'Mijn wijzigingen' })).toBeNull();
    expect(fake.api.calls('GET team/{id}/changes')).toHaveLength(1);
  });
});
