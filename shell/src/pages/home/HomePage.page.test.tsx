import { formatDate } from '@euro/design-system';
import {
  createFakePlatform,
  exampleMatch,
  exampleNow,
  exampleSettings,
  exampleTeam,
  exampleUser,
} from '@euro/platform/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage } from '../testing/openPage.js';
import { fetchMemberCards } from './HomeCard.js';
import { BelowFirstScreen, MatchesToday } from './HomeLayout.js';
import { HomePage } from './HomePage.js';
import { fetchMatchStates } from './MatchesToday.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

const nations = {
  CRO: { id: 6, short: 'CRO', name: 'Croatia' },
  ALB: { id: 8, short: 'ALB', name: 'Albania' },
};

const upcoming = exampleMatch({
  id: 14,
  weekId: 2,
  date: '2024-06-19T08:30:00Z',
  homeId: nations.CRO,
  awayId: nations.ALB,
  homeScore: null,
  awayScore: null,
  status: 'scheduled',
  city: 'Hamburg',
});

function openHome(options: Options = {}) {
  const fake = createFakePlatform({
    path: '/home',
    matches: [exampleMatch(), upcoming],
    missing: ['/shop'],
    ...options,
  });
  const log = openPage(fake, <HomePage />);
  return { fake, log };
}

const player = (options: Options = {}) => openHome({ user: exampleUser, ...options });
beforeAll(async () => {
  await BelowFirstScreen.preload();
  await MatchesToday.preload();
  await fetchMemberCards();
  await fetchMatchStates();
});

const noDeadline = { deadlineWeek: null, deadlineDate: null, displayWeek: 7, lastScoredWeek: 7 };
const loading = { status: 'loading', value: null } as const;
const failed = { status: 'failed', value: null } as const;

describe('the front page', () => {
  it('explains the game, with the numbers of the competition', () => {
    openHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heel Europa kijkt. Jij stelt op.');
    expect(
      screen.getByText(
        'Kies 15 spelers en één bondscoach binnen € 100 mln. Je basisploeg scoort punten, je kapitein telt ×1,5.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: '15 spelers, één coach' })).toBeVisible();
  });

  it('has the size of a squad of another layout, without a coach', () => {
    openHome({
      settings: {
        ...exampleSettings,
        ...{ lineupSize: 9, benchSize: 3, budget: 70, captainMultiplier: 2, squadLayout: [0, 2, 4, 4, 2] },
        formationLimits: [
          { min: 0, max: 0 },
          { min: 1, max: 1 },
          { min: 2, max: 4 },
          { min: 2, max: 4 },
          { min: 1, max: 2 },
        ],
      },
    });
    expect(screen.getByText(/^Kies 12 spelers binnen € 70 mln\..* telt ×2\.$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '12 spelers' })).toBeVisible();
    expect(screen.getByText(/2 tot 4 verdedigers/)).toBeVisible();
    expect(screen.queryByText(/coach/)).not.toBeInTheDocument();
  });

  it('uses the words club and trainer where clubs play', () => {
    openHome({ settings: { ...exampleSettings, sides: 'clubs' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Elke speeldag telt. Jij stelt op.');
    expect(screen.getByText(/^Kies 15 spelers en één trainer binnen/)).toBeVisible();
    expect(screen.getByText(/nooit meer dan 3 spelers van dezelfde club/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b(land|bondscoach|toernooi)\b/i);
  });

  it('has shirts of the participants', async () => {
    const { fake } = openHome();
    const title = () => screen.getByRole('heading', { name: '15 spelers, één coach' });
    const shirts = () =>
      [...(title().closest('article')?.querySelectorAll('.em-jersey') ?? [])].map(
        ({ innerHTML }) => innerHTML,
      );
    const ofNations = shirts();
    expect(ofNations).toHaveLength(3);
    const codes = ['C01', 'C02', 'C03', 'C04', 'C05'];
    const clubs = codes.map((short, at) => ({ id: at + 1, short, nl: short, en: short, group: 'A', pot: 1 }));
    await act(async () => fake.state.clubs.set(clubs));
    expect(shirts()).toHaveLength(3);
    expect(shirts()).not.toEqual(ofNations);
  });

  it('is in English, too', () => {
    openHome({ locale: 'en' });
    expect(screen.getByText(/Choose 15 players and one national coach within €100m/)).toBeVisible();
    expect(screen.getByText(/Croatia – Albania/)).toBeInTheDocument();
  });

  it.each([
    [1, 3],
    [4, 4],
    [7, 6],
  ])('states in matchday %i the limit of %i players of a country', (deadlineWeek, limit) => {
    openHome({ deadline: { deadlineWeek } });
    expect(screen.getByText(new RegExp(`nooit meer dan ${limit} spelers van hetzelfde land`))).toBeVisible();
  });

  it.each([
    [{}, /spaar je op\. Niets gaat verloren/],
    [{ maxSavedTransfers: 5 }, /tot 5 transfers/],
    [{ transferCanBeSaved: false }, /vervalt bij de deadline/],
  ])('explains transfers under %j', (settings, text) => {
    openHome({ settings: { ...exampleSettings, ...settings } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has no axe violations for a visitor', async () => {
    openHome();
    expect(await axeFindings()).toEqual([]);
  });

  it('has no axe violations for the owner of a team', async () => {
    player({ myTeams: [exampleTeam()] });
    expect(await axeFindings()).toEqual([]);
  });
});

describe('its deadline', () => {
  it('has a countdown, as text for screen readers', () => {
    openHome();
    expect(screen.getByText('Deadline speeldag 2')).toBeVisible();
    expect(
      screen.getByRole('timer', { name: 'Nog 5 uur en 0 minuten tot de deadline van speeldag 2' }),
    ).toHaveTextContent('05uren00minuten00seconden');
  });

  it.each([
    [-2 * 86_400_000, 'Nog 2 dagen en 5 uur tot de deadline van speeldag 2'],
    [(4 * 60 + 59) * 60_000, 'Nog 1 minuut tot de deadline van speeldag 2'],
    [5 * 3_600_000 - 30_000, 'Nog minder dan een minuut tot de deadline van speeldag 2'],
    [5 * 3_600_000, 'De deadline van speeldag 2 is voorbij'],
  ])('reads %i ms later: %s', (later, text) => {
    openHome({ now: exampleNow + later });
    expect(screen.getByRole('timer')).toHaveAccessibleName(text);
  });

  it('is over after the last one', async () => {
    const { fake } = openHome({ deadline: noDeadline });
    expect(screen.getByText('Alle deadlines zijn voorbij')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Naar de rangschikking' }));
    expect(fake.visited).toEqual(['/rankings']);
  });

  it('reserves its place while it is loading, and can be retried when it fails', async () => {
    const { fake } = openHome();
    act(() => fake.state.matches.set(loading));
    expect(screen.getByRole('timer', { name: 'Even laden' })).toBeVisible();
    act(() => fake.state.matches.set(failed));
    expect(screen.getByText('We kunnen de deadline nu niet tonen.')).toBeVisible();
    for (const retry of screen.getAllByRole('button', { name: 'Probeer opnieuw' }))
      await userEvent.click(retry);
    expect(fake.refreshed).toEqual(['matches', 'matches']);
  });
});

describe('the card on the stadium', () => {
  it('is the sign-in form for a visitor, focused at /home only', () => {
    openHome();
    expect(screen.getByRole('region', { name: 'Aan de slag' })).toBeVisible();
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  });

  it('does not take the focus at /', () => {
    openHome({ path: '/' });
    expect(screen.getByLabelText('E-mailadres')).not.toHaveFocus();
  });

  it('links users without a team to a new one', async () => {
    const { fake } = player();
    expect(screen.getByText(/Dag Lotte.*je speelt mee vanaf speeldag 2/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Maak een team' }));
    expect(fake.visited).toEqual(['/new']);
  });

  it('has no new team after the last deadline', () => {
    player({ deadline: noDeadline });
    expect(screen.queryByRole('link', { name: 'Maak een team' })).toBeNull();
    expect(screen.getByText(/een nieuw team maken kan niet meer/)).toBeVisible();
  });

  it('shows the own team with points and rank, and links to its points', async () => {
    const { fake } = player({ myTeams: [exampleTeam({ id: 12, points: 43.5, rank: 12 })] });
    expect(screen.getByRole('heading', { name: 'De Rode Duivels' })).toBeVisible();
    expect(screen.getByText('43,5')).toBeVisible();
    expect(screen.getByText('12e')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Naar mijn team' }));
    await userEvent.click(screen.getByRole('link', { name: 'Opstelling' }));
    expect(fake.visited).toEqual(['/points/12', '/team/12']);
  });

  it('shows from when a new team scores', () => {
    player({ myTeams: [exampleTeam({ weekId: 2, points: 0, rank: null })] });
    expect(screen.getByText('Je team scoort vanaf speeldag 2.')).toBeVisible();
  });

  it('shows a skeleton while session or teams are loading', () => {
    const { fake } = player();
    act(() => fake.state.session.set({ status: 'unknown' }));
    expect(screen.getByRole('status', { name: 'Even laden' })).toBeInTheDocument();
    act(() => fake.state.session.set({ status: 'signed-in', user: exampleUser }));
    act(() => fake.state.myTeams.set(loading));
    expect(screen.getByRole('status', { name: 'Even laden' })).toBeInTheDocument();
    expect(screen.queryByLabelText('E-mailadres')).toBeNull();
  });

  it('retries teams that failed to load', async () => {
    const { fake } = player();
    act(() => fake.state.myTeams.set(failed));
    expect(screen.getByRole('alert')).toHaveTextContent('We kunnen je team nu niet laden.');
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toEqual(['myTeams']);
  });
});

describe('its matches', () => {
  it('are those of today, in Dutch, with kick-off and city', () => {
    openHome();
    const strip = screen.getByRole('region', { name: 'Vandaag' });
    expect(strip).toHaveTextContent(`${formatDate(exampleNow, 'nl-BE')} · speeldag 2`);
    expect(within(strip).getAllByRole('listitem')).toHaveLength(1);
    expect(within(strip).getByText(/^Kroatië – Albanië, .*, Hamburg$/)).toBeInTheDocument();
    expect(within(strip).queryByRole('link')).toBeNull();
  });

  it.each([
    [{}, 'Duitsland – Schotland, 5–1, einde'],
    [{ extraTime: true }, 'Duitsland – Schotland, 5–1, na verlengingen'],
    [
      { extraTime: true, homeScore: 0, awayScore: 0, penHome: 3, penAway: 0 },
      'Duitsland – Schotland, 0–0, strafschoppen 3–0',
    ],
  ])('link to their own page once started: %j', async (fields, label) => {
    const { fake } = openHome({ now: Date.parse('2024-07-20T12:00:00Z'), matches: [exampleMatch(fields)] });
    const strip = screen.getByRole('region', { name: 'Laatste matchen' });
    await userEvent.click(within(strip).getByRole('link', { name: label }));
    expect(fake.visited).toEqual(['/match/1']);
  });

  it.each([
    [{ state: 'postponed', status: 'scheduled', homeScore: null, awayScore: null }, '–, uitgesteld'],
    [{ state: 'suspended', status: 'live', minute: 63, homeScore: 1, awayScore: 0 }, '1–0, onderbroken'],
    [{ state: 'awarded', homeScore: 3, awayScore: 0 }, '3–0, forfait'],
    [{ state: 'cancelled', homeScore: null, awayScore: null }, '–, afgelast'],
  ] as const)('say that one takes another course: %j', (fields, label) => {
    openHome({ now: Date.parse('2024-06-14T12:00:00Z'), matches: [exampleMatch(fields)] });
    const [match] = within(screen.getByRole('region', { name: 'Vandaag' })).getAllByRole('listitem');
    expect(match).toHaveTextContent(`Duitsland – Schotland, ${label}`);
    expect(match).not.toHaveTextContent('München');
  });

  it('show score and minute during the match, as streamed', () => {
    const { fake } = openHome({
      now: Date.parse('2024-06-19T13:30:00Z'),
      matches: [{ ...upcoming, date: '2024-06-19T13:00:00Z' }],
    });
    const live = { id: 14, weekId: 2, status: 'live', penHome: null, penAway: null } as const;
    const strip = within(screen.getByRole('region', { name: 'Vandaag' }));
    act(() => void fake.live.next({ matches: [{ ...live, minute: 11, homeScore: 0, awayScore: 1 }] }));
    expect(strip.getByText('Kroatië – Albanië, 0–1, bezig, minuut 11')).toBeInTheDocument();
    expect(strip.getByText("11'")).toBeVisible();
    act(() => void fake.live.next({ matches: [{ ...live, minute: 74, homeScore: 1, awayScore: 1 }] }));
    expect(strip.getByText('Kroatië – Albanië, 1–1, bezig, minuut 74')).toBeInTheDocument();
    const finishedMatch = { ...live, status: 'finished', minute: null, homeScore: 2, awayScore: 2 } as const;
    act(() => void fake.live.next({ matches: [finishedMatch] }));
    expect(strip.getByText('Kroatië – Albanië, 2–2, einde')).toBeInTheDocument();
  });

  it('are those of another day as soon as the clock is set to it', () => {
    const { fake } = openHome();
    act(() => void fake.live.next({ now: '2024-06-14T18:00:00Z', weekId: null, deadlineWeek: 1 }));
    const strip = screen.getByRole('region', { name: 'Vandaag' });
    expect(within(strip).getByText(/^Duitsland – Schotland/)).toBeInTheDocument();
  });

  it('have no links while no section of the portal shows matches', () => {
    openHome({ now: Date.parse('2024-06-14T12:00:00Z'), matches: [exampleMatch()], missing: ['/match/1'] });
    expect(within(screen.getByRole('region', { name: 'Vandaag' })).queryByRole('link')).toBeNull();
  });

  it('show an undecided pairing as such', () => {
    openHome({ matches: [{ ...upcoming, homeId: null }] });
    expect(screen.getByText(/^Nog te bepalen – Albanië/)).toBeInTheDocument();
  });

  it('have their own skeleton, empty state and failure', () => {
    const { fake } = openHome({ matches: [] });
    expect(screen.getByText('De kalender is nog niet bekend.')).toBeVisible();
    act(() => fake.state.matches.set(loading));
    expect(screen.getByRole('status', { name: 'Even laden' })).toBeInTheDocument();
    act(() => fake.state.matches.set(failed));
    expect(screen.getByText('We kunnen de matchen nu niet laden.')).toBeVisible();
  });
});

describe('its comparison of free and Premium', () => {
  it('has a row per feature', () => {
    openHome();
    const table = screen.getByRole('table', { name: 'Gratis en Premium vergeleken' });
    const ticks = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const free = [/Eigen team met 15 spelers/, /Boosters/, /Automatische wissels/, /Transfers/];
    const premium = [
      ...[/Kroon naast je naam/, /Geavanceerde stats/, /Power subs.*vanaf speeldag 5/, /Spieken/],
      ...[/Minicompetitie maken met chat/, /Eigen ploeglogo/, /Updates/, /Vermoedelijke opstellingen/],
    ];
    for (const row of free) expect(ticks(row)).toEqual(['inbegrepen', 'inbegrepen']);
    for (const row of premium) expect(ticks(row)).toEqual(['niet inbegrepen', 'inbegrepen']);
    expect(within(table).getAllByRole('row')).toHaveLength(1 + free.length + premium.length);
    expect(within(table).getByRole('columnheader', { name: /Premium/ })).toHaveTextContent('€ 9,90');
  });

  it('links to the shop only where the portal has one', async () => {
    openHome();
    expect(screen.queryByRole('link', { name: 'Ontdek Premium' })).toBeNull();
    cleanup();
    const { fake } = openHome({ missing: [] });
    await userEvent.click(screen.getByRole('link', { name: 'Ontdek Premium' }));
    expect(fake.visited).toEqual(['/shop']);
  });

  it('sells nothing to a member, and shows the own crown', () => {
    openHome({ missing: [], user: { ...exampleUser, role: 'premium' } });
    expect(screen.queryByRole('link', { name: 'Ontdek Premium' })).toBeNull();
    const card = screen.getByText(/Je bent Premium-lid/).parentElement ?? document.body;
    expect(card).not.toHaveTextContent('9,90');
    expect(within(card).getByRole('img', { name: 'Premium' })).toBeVisible();
  });
});
