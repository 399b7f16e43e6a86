import type { CompetitionSettings } from '@euro/api-contract';
import { exampleTeamPoints } from '@euro/game-ui/testing';
import {
  createFakePlatform,
  exampleSettings,
  exampleTeam,
  exampleUser,
  type FakePlatform,
  refuse,
} from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';
import { examplePrizes } from '../../testing/prizes.js';
import { firstPage, noRanking, ownTeam, rankedTeam } from '../../testing/rankings.js';

type Options = Parameters<typeof createFakePlatform>[0];

/** Matchday 4 is open: matchdays 1 to 3 have points. */
const deadline = { deadlineWeek: 4, displayWeek: 3, lastScoredWeek: 3 };

const choices = {
  general: [],
  week: [],
  pundits: [],
  month: [
    { id: 6, name: null, firstWeek: 1, lastWeek: 2 },
    { id: 7, name: null, firstWeek: 3, lastWeek: 4 },
    { id: 8, name: null, firstWeek: 5, lastWeek: 7 },
  ],
  period: [
    { id: 2, name: null, firstWeek: 1, lastWeek: 3 },
    { id: 3, name: null, firstWeek: 4, lastWeek: 7 },
  ],
  custom: [
    { id: 15, name: 'Periodeklassement 1', firstWeek: 1, lastWeek: 2 },
    { id: 13, name: 'Periodeklassement 2', firstWeek: 3, lastWeek: 4 },
  ],
  leagues: [
    { id: 31, name: 'De Mannen van Dinsdag', firstWeek: 2, lastWeek: 7, mode: 'points' as const },
    { id: 32, name: 'Familie', firstWeek: 1, lastWeek: 7, mode: 'head-to-head' as const },
  ],
};

/** Answers every ranking as the API would: the choice requested, or the last one that has begun. */
function portal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({ deadline, ...options });
  fake.api.answer('GET prizes', { prizes: [...examplePrizes], updated: null });
  fake.api.answer('GET team/{id}/points/{weekId}', refuse('not-available', 503));
  fake.api.answer('GET rankings/{type}', ({ params, query }) => {
    const ofType = choices[params.type];
    const first = params.type === 'custom' ? ofType[1] : ofType[0];
    const choiceId = query?.month ?? query?.rankingTypeId ?? first?.id ?? null;
    const prizeSlugs = params.type === 'custom' && choiceId === 13 ? ['second-span'] : [];
    return firstPage({
      weekId: 3,
      choices: [...ofType],
      chosen: choiceId === null ? null : Number(choiceId),
      data: [
        rankedTeam(101, 'Onder de Lat', { rank: 1, prizes: prizeSlugs }),
        rankedTeam(102, 'Kwaremont United', { rank: 2, shared: true }),
      ],
      own: options.user ? ownTeam : null,
    });
  });
  return fake;
}

const player = (options: Options = {}) =>
  portal({ user: exampleUser, myTeams: [exampleTeam({ id: 7 })], ...options });

const lastCall = (fake: FakePlatform) => fake.api.calls('GET rankings/{type}').at(-1);
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('every kind of ranking is a tab', async () => {
  await openPage(portal({ path: '/rankings' }));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Algemeen',
    'Speeldag',
    'Maand',
    'Periode',
    'Minicompetities',
    'Periodeklassement',
    'Analisten',
  ]);
});

it('a competition without periods or spans of its own has no tabs for them, except for an address', async () => {
  const settings: CompetitionSettings = { ...exampleSettings, emptyRankings: ['period', 'custom'] };
  await openPage(portal({ path: '/rankings?tab=period', settings }));
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Algemeen', 'Speeldag', 'Maand', 'Periode', 'Minicompetities', 'Analisten']);
});

it('months are listed by name, and choosing one shows all of its matchdays', async () => {
  const fake = portal({ path: '/rankings?tab=month' });
  await openPage(fake);
  const month = await select('Maand');
  expect(optionsOf(month)).toEqual(['Juni (SD 1–2)', 'Juli (SD 3–4)', 'Augustus (SD 5–7)']);
  expect(month.value).toBe('6');
  expect(lastCall(fake)).toMatchObject({ params: { type: 'month' }, query: { weekId: 3 } });
  expect(optionsOf(await select('Speeldag'))).toEqual(['Alle speeldagen', 'Na speeldag 2', 'Na speeldag 1']);
  expect(await screen.findByText(/Juni, na speeldag 3 · 42 ploegen/)).toBeTruthy();
  expect(within(month).getByRole('option', { name: /Augustus/ })).toBeDisabled();
  await userEvent.selectOptions(month, 'Juli (SD 3–4)');
  expect(fake.visited.at(-1)).toBe('/rankings?tab=month&choice=7');
  expect(lastCall(fake)).toMatchObject({ query: { weekId: -1, month: 7 } });
});

it('periods are named after their matches', async () => {
  const fake = portal({ path: '/rankings?tab=period&choice=3', locale: 'en' });
  await openPage(fake);
  expect(optionsOf(await select('Period'))).toEqual(['Group stage (MD 1–3)', 'Knock-out stage (MD 4–7)']);
  expect(lastCall(fake)).toMatchObject({ query: { weekId: -1, rankingTypeId: 3 } });
});

it('a period ranking starts at all its matchdays, and shows its prize', async () => {
  const fake = portal({ path: '/rankings?tab=custom' });
  await openPage(fake);
  expect((await select('Periodeklassement')).value).toBe('13');
  expect(lastCall(fake)).toMatchObject({ params: { type: 'custom' }, query: { weekId: -1 } });
  const prize = await screen.findByRole('button', { name: '1e: second-span (nl)' });
  const row = await screen.findByRole('row', { name: /Onder de Lat/ });
  expect(row.textContent).toContain('second-span (nl)');
  await userEvent.click(prize);
  const dialog = await screen.findByRole('dialog', { name: 'second-span (nl)' });
  expect(within(dialog).getByText('Over second-span, eerlijk.')).toBeTruthy();
});

it('experts are shown twenty a page, after all matchdays', async () => {
  const fake = portal({ path: '/rankings?tab=pundits' });
  await openPage(fake);
  expect(await screen.findByText('1–20 van 42')).toBeTruthy();
  expect(lastCall(fake)).toMatchObject({ query: { weekId: -1, pageRecords: 20 } });
});

describe('mini-leagues', () => {
  it('are chosen by name', async () => {
    const fake = player({ path: '/rankings?tab=leagues' });
    await openPage(fake);
    const league = await select('Minicompetitie');
    expect(optionsOf(league)).toEqual(['De Mannen van Dinsdag', 'Familie']);
    await userEvent.selectOptions(league, 'Familie');
    expect(fake.visited.at(-1)).toBe('/rankings?tab=leagues&choice=32');
    expect(lastCall(fake)).toMatchObject({ params: { type: 'leagues' }, query: { rankingTypeId: 32 } });
  });

  it.each([
    ['points, with those of the matchday beside all of them', 31, '298,5'],
    ['matches, in whole points', 32, '6'],
  ])('show a league won by %s', async (_what, choice, total) => {
    const fake = player({ path: `/rankings?tab=leagues&choice=${choice}&week=3` });
    fake.api.answer('GET rankings/{type}', () =>
      firstPage({
        weekId: 3,
        choices: choices.leagues,
        chosen: choice,
        data: [rankedTeam(101, 'De Twaalfde Man', { rank: 1, points: choice === 31 ? 298.5 : 6 })],
      }),
    );
    await openPage(fake);
    expect(lastCall(fake)).toMatchObject({ query: { weekId: 3, rankingTypeId: choice } });
    const row = await screen.findByRole('row', { name: /De Twaalfde Man/ });
    expect(row.textContent?.endsWith(`60,0${total}`)).toBe(true);
  });

  it('require a visitor to sign in', async () => {
    const fake = portal({ path: '/rankings?tab=leagues' });
    await openPage(fake);
    expect(screen.getByRole('heading', { name: 'Meld je aan om je vrienden te zien' })).toBeTruthy();
    expect(fake.api.calls('GET rankings/{type}')).toEqual([]);
  });

  it.each([
    ['link to joining one', [], 1],
    ['have no link while that section is not in the portal', ['/leagues'], 0],
  ])('of a user who is in none %s', async (_what, missing, links) => {
    const fake = player({ path: '/rankings?tab=leagues', missing });
    fake.api.answer('GET rankings/{type}', noRanking);
    await openPage(fake);
    await screen.findByRole('heading', { name: 'Je speelt nog in geen minicompetitie' });
    expect(screen.queryAllByRole('link', { name: 'Naar de minicompetities' })).toHaveLength(links);
  });
});

it('prizes can be retried after a failure, while the ranking is shown', async () => {
  const fake = portal({ path: '/rankings' });
  fake.api.answer('GET prizes', refuse('not-available', 503));
  await openPage(fake);
  expect(await screen.findByRole('row', { name: /Onder de Lat/ })).toBeTruthy();
  fake.api.answer('GET prizes', { prizes: [...examplePrizes], updated: null });
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button'));
  expect(await screen.findByRole('button', { name: '1e: bike (nl)' })).toBeTruthy();
});

describe('the own team', () => {
  const stat = (weekId: number, points: number) => ({
    weekId,
    points,
    rank: 12,
    generalPoints: 100,
    generalRank: 50 - weekId,
    confirmed: weekId < 3,
  });

  it('is shown on its own page, focused, however many share its rank', async () => {
    const ownTeam = rankedTeam(7, 'Tielemans & Zonen', { rank: 31, shared: true });
    const fake = player({ path: '/rankings?search=kwaremont' });
    fake.api.answer('GET rankings/{type}', ({ query }) =>
      firstPage({
        own: ownTeam,
        ownPosition: 42,
        data: query?.pageNumber === 5 ? [ownTeam] : [rankedTeam(1, 'Evenveel', { rank: 31, shared: true })],
      }),
    );
    await openPage(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Toon mijn ploeg' }));
    expect(fake.visited.at(-1)).toBe('/rankings?page=5');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Tielemans & Zonen' })).toHaveFocus());
  });

  it('shows its ranks, and its points beside the average, also as tables', async () => {
    const fake = player({ path: '/rankings' });
    const weekStat = [stat(2, 44.5), stat(3, 61)];
    const averages = [1, 2, 3].map((weekId) => ({ weekId, points: 38 }));
    fake.api.answer('GET team/{id}/points/{weekId}', exampleTeamPoints({ weekStat, averages }));
    await openPage(fake);
    const ranks = await screen.findByRole('table', { name: 'Plaats per speeldag' });
    expect(ranks.textContent).toContain('SD 248');
    const points = await screen.findByRole('table', { name: 'Jouw punten per speeldag' });
    expect(
      within(points)
        .getAllByRole('row')
        .slice(1, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['1nog geen ploeg38', '244,538', '361,038']);
    expect(screen.getByRole('img', { name: 'Jouw punten per speeldag' })).toBeTruthy();
  });
});
