import { matches, players } from '@euro/game-ui/testing';
import { refuse, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { arrangeSides } from '../../testing/arrangeSides.js';
import { makePortal, openPage } from '../../testing/openLeagues.js';

const PATH = '/rival/31?league=3';
const POINTS = 'GET team/{id}/points/{weekId}';
const text = () => textOf(document.body);

/** In matchday 2, while Germany plays Hungary. */
function makeRival(options: Parameters<typeof makePortal>[0] = {}) {
  const running = matches.map((match) =>
    match.id === 15 ? { ...match, status: 'live' as const, minute: 34, homeScore: 1, awayScore: 1 } : match,
  );
  const fake = makePortal({ players, matches: running, ...options });
  arrangeSides(fake);
  return fake;
}

describe('another team against the own one', () => {
  it('shows both scores, the difference, who still plays, and the league', async () => {
    await openPage(makeRival(), PATH);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Jij tegen Jef: Speeldag 2 · voorlopig' }),
    ).toBeVisible();
    expect(text()).toContain('De Kantine');
    expect(text()).toMatch(/9,5Tielemans & Zonen2e · 1 bezig · nog 1/);
    expect(text()).toMatch(/\+\s?6,0jij voor3,5De Invallers1 bezig/);
    expect(screen.getByRole('link', { name: 'De Invallers' })).toHaveAttribute('href', '/public/31?week=2');
  });

  it('puts who differs in pairs, and folds who is the same', async () => {
    await openPage(makeRival(), PATH);
    const pairs = await screen.findByRole('list', { name: 'Jij tegen Jef' });
    expect(within(pairs).getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringMatching(/^10MusialaCkapiteinGER 1-1 HUN7,5\+6,019VargaCkapiteinGER 1-1 HUN1,5$/),
      expect.stringMatching(/^1Neuer.*–0,0$/),
    ]);
    await userEvent.click(screen.getByText('1 dezelfde'));
    expect(text()).toContain('samen 2,0, tellen niet mee');
    expect(screen.getByText('Kroos', { selector: 'li > span' })).toBeVisible();
  });

  it('says what one goal would do, and another captain', async () => {
    await openPage(makeRival(), PATH);
    expect(await screen.findByText('Eén doelpunt verandert niets')).toBeVisible();
    expect(text()).toMatch(/Musiala scoort\+7,5 voor jou\+13,5.*Varga scoort\+6 voor Jef0,0/);
    expect(text()).toContain('Jij koos de beste. Jef had met Kroos 4,0 gehad.');
  });

  it('names the goal that changes who is ahead', async () => {
    const fake = makeRival();
    arrangeSides(fake, 12);
    await openPage(fake, PATH);
    expect(await screen.findByText('Scoort Musiala, dan ga je over Jef')).toBeVisible();
    expect(text()).toContain("34' · +7,5 voor jou · naar +5,0");
  });
});

describe('before there is something to see', () => {
  it('says that teams are secret until the first deadline', async () => {
    await openPage(makeRival({ deadline: { deadlineWeek: 1, displayWeek: 1, lastScoredWeek: null } }), PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zie je na de deadline' })).toBeVisible();
  });

  it('says so as well while the API keeps a matchday secret', async () => {
    const fake = makeRival();
    fake.api.answer(POINTS, refuse('nothing-to-show-yet', 404));
    await openPage(fake, PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zie je na de deadline' })).toBeVisible();
  });

  it('says that a team is gone', async () => {
    const fake = makeRival();
    fake.api.answer(POINTS, refuse('not-found', 404));
    await openPage(fake, PATH);
    expect(await screen.findByText('Deze ploeg speelt niet meer mee', { selector: 'h2' })).toBeVisible();
  });

  it('can be retried when it fails to load', async () => {
    const fake = makeRival();
    fake.api.answer(POINTS, refuse('not-available', 503));
    await openPage(fake, PATH);
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    arrangeSides(fake);
    await userEvent.click(retry);
    expect(await screen.findByText('Wie maakt het verschil?')).toBeVisible();
  });
});

it.each([
  ['the own team leads to its points', '/rival/7', {}, '/points/7'],
  ['who has no team is shown the other one', '/rival/31', { myTeams: [] }, '/public/31'],
])('%s', async (_what, path, options, page) => {
  const fake = makeRival(options);
  await openPage(fake, path);
  expect(fake.visited).toEqual([page]);
});
