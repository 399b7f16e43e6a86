import './testing/browserParts.js';
import declaration from '../elements.json';
import { EuroCountdown } from './countdown/EuroCountdown.js';
import { EuroMatch } from './match/EuroMatch.js';
import { EuroPlayer } from './player/EuroPlayer.js';
import { EuroRankings } from './rankings/EuroRankings.js';
import { forgetSources } from './source/sourceOf.js';
import { answers, LIVE, portal, refuses } from './testing/portal.js';
import { part, show, textOf, waitForText } from './testing/show.js';
import { EuroTrends } from './trends/EuroTrends.js';

const elements: Readonly<
  Record<string, CustomElementConstructor & { observedAttributes?: readonly string[] }>
> = {
  'euro-rankings': EuroRankings,
  'euro-match': EuroMatch,
  'euro-player': EuroPlayer,
  'euro-countdown': EuroCountdown,
  'euro-trends': EuroTrends,
};

beforeAll(() => {
  for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
  portal.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  document.body.innerHTML = '';
  portal.resetHandlers();
  forgetSources();
});
afterAll(() => portal.close());

it('are declared with exactly the attributes that they read', () => {
  const declared = Object.entries(declaration.elements).map(([name, { attributes }]) => [
    name,
    Object.keys(attributes).sort(),
  ]);
  const observed = Object.entries(elements).map(([name, { observedAttributes = [] }]) => [
    name,
    [...observedAttributes].sort(),
  ]);
  expect(declared).toEqual(observed);
});

const match = {
  id: 1,
  weekId: 1,
  date: '2024-06-14T19:00:00.000Z',
  homeId: { id: 1, short: 'GER', name: 'Germany' },
  awayId: { id: 2, short: 'SCO', name: 'Scotland' },
  homeScore: 2,
  awayScore: 0,
  extraTime: false,
  penHome: null,
  penAway: null,
  status: 'live',
  minute: 34,
  city: 'München',
  homeFrom: null,
  awayFrom: null,
};
const side = (players: readonly object[]) => ({ id: 1, short: 'GER', name: 'Germany', players });

describe('a match', () => {
  it('that runs shows score, minute and scorers', async () => {
    portal.use(
      answers('matches', { matches: [match] }, LIVE),
      answers(
        'match/1',
        { match, home: side([{ short: 'Wirtz', goals: 2, own_goals: 0 }]), away: side([]) },
        LIVE,
      ),
    );
    const element = await show('<euro-match></euro-match>');
    await waitForText(element, 'Live · 34e minuut');
    expect(part(element, '.score').textContent).toBe('2-0');
    expect(textOf(element)).toMatch(/Duitsland .*Schotland .*Wirtz 2×/);
  });

  it('without known sides shows where they come from, and requests only the fixtures', async () => {
    const scheduled = {
      ...match,
      ...{ homeId: null, awayId: null, homeScore: null, awayScore: null, status: 'scheduled', minute: null },
      ...{ homeFrom: { matchId: 49, place: null }, awayFrom: { matchId: null, place: '2C' } },
    };
    portal.use(answers('matches', { matches: [scheduled] }));
    const element = await show('<euro-match match="next" lang="en"></euro-match>');
    await waitForText(element, 'Winner of match 49');
    expect(textOf(element)).toContain('2C');
  });

  it('of two losers names their matches', async () => {
    const origin = { matchId: null, place: 'L61', loserOf: 61 };
    const third = {
      ...match,
      homeId: null,
      homeScore: null,
      awayScore: null,
      status: 'scheduled',
      homeFrom: origin,
    };
    portal.use(answers('matches', { matches: [third] }));
    const element = await show('<euro-match match="next" lang="en"></euro-match>');
    await waitForText(element, 'Loser of match 61');
  });

  it('that ended after penalties shows them', async () => {
    const endedMatch = {
      ...match,
      status: 'finished',
      minute: null,
      penHome: 5,
      penAway: 4,
      extraTime: true,
    };
    portal.use(answers('match/7', { match: { ...endedMatch, id: 7 }, home: null, away: null }));
    await waitForText(await show('<euro-match match="7"></euro-match>'), 'Strafschoppen 5-4');
  });
});

describe('a player', () => {
  const player = {
    id: 110,
    name: 'Musiala',
    positionId: 3,
    clubId: 1,
    shirt: 10,
    value: 8.6,
    ban: 1,
    injury: 0,
    form: 9,
    points: 21.5,
    upcomingMatches: [{ homeId: { id: 1, short: 'GER' }, awayId: { id: 3, short: 'HUN' } }],
  };

  it('is shown with nation, points, value, form and absence', async () => {
    portal.use(answers('player/110', { player }));
    const element = await show('<euro-player player="110"></euro-player>');
    await waitForText(element, 'Volgende: Duitsland – Hongarije');
    expect(textOf(element)).toMatch(/Musiala.*10.*Duitsland middenvelder · geschorst/);
    const figures = [...(element.shadowRoot?.querySelectorAll('dd') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(figures).toEqual(['21,5', '€\u00a08,6\u00a0mln', '9,0']);
  });

  it('is shown as out of the tournament rather than banned once his nation is', async () => {
    portal.use(answers('player/110', { player: { ...player, eliminated: true, upcomingMatches: [] } }));
    const element = await show('<euro-player player="110"></euro-player>');
    await waitForText(element, 'uitgeschakeld');
    expect(textOf(element)).not.toContain('geschorst');
  });

  it('is the one with the most points when the page names none', async () => {
    portal.use(answers('players-stats', { data: [{ id: 110 }] }), answers('player/110', { player }));
    await waitForText(await show('<euro-player></euro-player>'), 'Musiala');
  });

  it('that does not exist is reported in place', async () => {
    portal.use(refuses('player/9', 404));
    await waitForText(
      await show('<euro-player player="9" lang="en"></euro-player>'),
      'EuroManager no longer has this.',
    );
  });
});

describe('a countdown', () => {
  const deadline = (changes: object) => ({
    weeks: [],
    deadlineInfo: {
      ...{ deadlineWeek: 2, deadlineDate: '2024-06-19T13:00:00.000Z', displayWeek: 1, lastScoredWeek: 1 },
      ...{ now: '2024-06-17T09:59:30.000Z', speed: 0, ...changes },
    },
  });

  it('shows the remaining time by the game’s clock, and announces it in days and hours', async () => {
    portal.use(answers('matches/deadline-info', deadline({})));
    const element = await show('<euro-countdown label="Nog even"></euro-countdown>');
    await waitForText(element, 'Nog 2 dagen en 3 uur');
    expect(
      [...(element.shadowRoot?.querySelectorAll('.clock b') ?? [])].map((unit) => unit.textContent),
    ).toEqual([...['2', '03', '00', '30']]);
    expect(textOf(element)).toMatch(/^Nog even ?Speeldag 2 · /);
  });

  it('has no days in the last day', async () => {
    portal.use(answers('matches/deadline-info', deadline({ now: '2024-06-19T08:59:30.000Z' })));
    const element = await show('<euro-countdown></euro-countdown>');
    await waitForText(element, 'Nog 4 uur');
    expect(
      [...(element.shadowRoot?.querySelectorAll('.clock b') ?? [])].map((unit) => unit.textContent),
    ).toEqual(['04', '00', '30']);
  });

  it('shows that there is no further deadline', async () => {
    portal.use(answers('matches/deadline-info', deadline({ deadlineWeek: null, deadlineDate: null })));
    await waitForText(await show('<euro-countdown></euro-countdown>'), 'Alle deadlines zijn voorbij.');
  });
});

describe('trends', () => {
  const row = (playerId: number, short: string, figures: object) => ({
    playerId,
    short,
    clubId: 1,
    ...figures,
  });
  const trends = {
    weekId: 2,
    teams: 500,
    risers: [row(110, 'Musiala', { change: 5.2 })],
    fallers: [row(108, 'Kroos', { change: -4.4 })],
    transferredIn: [1, 2, 3, 4, 5, 6].map((id) => row(id, `Speler ${id}`, { transfersIn: 2_000 - id })),
    transferredOut: [],
    captains: [row(110, 'Musiala', { captaincy: 24.6 })],
  };
  const rowsOf = (element: Element) =>
    [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(({ textContent }) =>
      textContent?.replaceAll(/\s+/g, ' ').trim(),
    );

  it('are the most captained of the last matchday when the page names no list', async () => {
    portal.use(answers('trends', trends));
    const element = await show('<euro-trends></euro-trends>');
    await waitForText(element, 'Speeldag 2 · 500 ploegen');
    expect(textOf(element)).toContain('Meest kapitein');
  });

  it('are the five most bought of the last matchday, each with his link', async () => {
    portal.use(answers('trends', trends));
    const element = await show('<euro-trends list="in"></euro-trends>');
    await waitForText(element, 'Meest gekocht');
    await waitForText(element, 'Speeldag 2 · transfers');
    expect(rowsOf(element)).toHaveLength(5);
    expect(rowsOf(element)[0]).toBe('1 Speler 1 Duitsland 1.999 transfers');
    expect(part(element, '.who a').getAttribute('href')).toMatch(/\/stats\?player=1$/);
  });

  it.each([
    ['risers', 'Risers', '1 Musiala Germany +5.2 percentage points'],
    ['fallers', 'Fallers', '1 Kroos Germany −4.4 percentage points'],
    ['captains', 'Most captained', '1 Musiala Germany 24.6% of the teams'],
  ])('are the %s of the matchday that the page names', async (list, heading, first) => {
    portal.use(answers('trends', { ...trends, weekId: 3 }));
    const element = await show(`<euro-trends list="${list}" week="3" lang="en"></euro-trends>`);
    await waitForText(element, 'Matchday 3');
    expect(textOf(element)).toContain(heading);
    expect(rowsOf(element)).toEqual([first]);
  });

  it('show that there are none: before the first deadline, and without transfers', async () => {
    portal.use(refuses('trends', 404));
    await waitForText(await show('<euro-trends></euro-trends>'), 'Nog geen trends.');
    portal.use(answers('trends', trends));
    await waitForText(await show('<euro-trends week="2" list="out"></euro-trends>'), 'Niemand.');
  });

  it('of a matchday that is open are reported in place', async () => {
    portal.use(refuses('trends', 404));
    await waitForText(
      await show('<euro-trends week="4" lang="en"></euro-trends>'),
      'EuroManager no longer has this.',
    );
  });
});
