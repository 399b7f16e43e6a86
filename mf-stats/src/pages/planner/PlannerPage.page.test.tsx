import { difficulties, difficultyTexts } from '@euro/game-ui';
import { exampleTeamView, exampleWorld } from '@euro/game-ui/testing';
import {
  createFakePlatform,
  exampleMatch,
  exampleTeam,
  exampleUser,
  type FakePlatform,
  refuse,
  settle,
} from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

const world = exampleWorld();
const HUNGARY = 3;
const ownTeam = exampleTeam({ id: 7 });
const fan = { user: exampleUser, myTeams: [ownTeam] };

/** Matchday 1 is played, matchday 2 closes next. */
function portal(options: Options = fan): FakePlatform {
  const fake = createFakePlatform({
    path: '/planner',
    players: [...world.players.values()],
    matches: world.matches,
    ...options,
  });
  fake.api.answer('GET team/{id}', exampleTeamView());
  return fake;
}

const table = () => screen.findByRole('table', { name: /eerst$|op positie$|op naam$/ });
const rows = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the fixture planner of a fan', () => {
  it('shows the players of the team against the coming matchdays, easiest first', async () => {
    await openPage(portal());
    expect(await screen.findByRole('heading', { name: 'Jouw 16, makkelijkste eerst' })).toBeTruthy();
    const heads = within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads[0]).toBe('Speler');
    expect(heads[1]).toContain('Speeldag 2');
    expect(heads[3]).toContain('Speeldag 4');
    expect(await rows()).toHaveLength(17);
  });

  it('has for each match the opponent, place and difficulty as everywhere, and links to it', async () => {
    const hard = difficultyTexts.nl[`level${difficulties(world)(HUNGARY)}`];
    await openPage(portal());
    const man = within(within(await table()).getByRole('row', { name: /^Musiala/ }));
    const match = man.getByRole('link', { name: `thuis tegen Hongarije, ${hard}` });
    expect(match).toHaveProperty('pathname', '/match/15');
    expect(man.getAllByText('tegenstander nog niet bekend').length).toBeGreaterThan(0);
  });

  it('has both candidates for a match of the knock-out phase', async () => {
    const knockOut = { homeScore: null, awayScore: null, status: 'scheduled' } as const;
    const sixteen = exampleMatch({
      id: 42,
      weekId: 4,
      stage: 'Round of 16',
      homeId: { id: 23, short: 'POR', name: 'Portugal' },
      awayId: { id: 9, short: 'SVN', name: 'Slovenië' },
      ...knockOut,
    });
    const quarter = exampleMatch({
      id: 45,
      weekId: 5,
      stage: 'Quarter-finals',
      awayId: null,
      awayFrom: { matchId: 42, place: null },
      ...knockOut,
    });
    await openPage(
      portal({ ...fan, path: '/planner?from=5', matches: [...world.matches, sixteen, quarter] }),
    );
    const man = within(within(await table()).getByRole('row', { name: /^Musiala/ }));
    expect(man.getByText('POR/SVN')).toBeTruthy();
    expect(man.getByText('tegen Portugal of Slovenië')).toBeTruthy();
  });

  it('sums the team’s difficulties', async () => {
    await openPage(portal());
    const foot = within(await table()).getByRole('row', { name: /^Je ploeg/ });
    expect(foot.textContent).toMatch(/^Je ploeg\d,\d\d+ licht––\d,\d$/);
  });

  it('recommends a captain for a matchday whose matches are known', async () => {
    await openPage(portal());
    const card = within(await screen.findByRole('region', { name: 'Kapitein per speeldag' }));
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.getByText(/punten verwacht$/)).toBeTruthy();
  });

  it('lists notable remarks', async () => {
    // Two matchdays have matches, so that one of them is the hardest.
    const later = exampleMatch({ id: 25, weekId: 3, homeScore: null, awayScore: null, status: 'scheduled' });
    await openPage(portal({ ...fan, matches: [...world.matches, later] }));
    const card = within(await screen.findByRole('region', { name: 'Wat opvalt' }));
    expect(card.getByText(/^Speeldag [23] is je zwaarste$/)).toBeTruthy();
    expect(card.getByText(/^\d+ spelers? (treft|treffen) een sterke ploeg\.$/)).toBeTruthy();
  });

  it('sorts by position and by a matchday, and stores that in the address', async () => {
    const fake = portal();
    await openPage(fake);
    await table();
    const choose = (option: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorteer op' }), option);
    await choose('Positie');
    expect(fake.visited.at(-1)).toBe('/planner?sort=position');
    expect(await screen.findByRole('heading', { name: 'Jouw 16, op positie' })).toBeTruthy();
    await choose('Speeldag 3');
    expect(fake.visited.at(-1)).toBe('/planner?sort=3');
  });

  it('can be moved to later matchdays', async () => {
    const fake = portal();
    await openPage(fake);
    await table();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speeldagen' }), '5–7');
    expect(fake.visited.at(-1)).toBe('/planner?from=5');
    expect(within(await table()).getByRole('columnheader', { name: /Speeldag 7/ })).toBeTruthy();
  });

  it('explains the origin of the difficulty, nation by nation', async () => {
    await openPage(portal());
    await table();
    await userEvent.click(screen.getByText('Hoe meten we dit?'));
    expect(screen.getByText(/zestien duurste spelers/)).toBeTruthy();
    const nations = within(screen.getByRole('list', { name: 'Sterkte van elk land, sterkste eerst' }));
    const strengths = nations.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(strengths).toHaveLength(world.clubs.size);
    expect(strengths[0]).toMatch(/moeilijk$/);
    const numbers = strengths.map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  });

  it('shows the chosen team, and never one of others', async () => {
    const second = exampleTeam({ id: 8, name: 'De Bank' });
    const fake = portal({ user: exampleUser, myTeams: [ownTeam, second], path: '/planner?team=99' });
    await openPage(fake);
    await table();
    expect(fake.api.calls('GET team/{id}').at(-1)).toMatchObject({ params: { id: 7 } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ploeg' }), 'De Bank');
    await settle();
    expect(fake.visited.at(-1)).toBe('/planner?team=8');
    expect(fake.api.calls('GET team/{id}').at(-1)).toMatchObject({ params: { id: 8 } });
  });

  it('fails with a retry', async () => {
    const fake = portal();
    fake.api.answer('GET team/{id}', refuse('not-available', 503, { message: 'Even niet.' }));
    await openPage(fake);
    expect(await screen.findByText('Even niet.')).toBeTruthy();
    fake.api.answer('GET team/{id}', exampleTeamView());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await table()).toBeTruthy();
  });

  it('shows that there are no further matchdays', async () => {
    await openPage(portal({ ...fan, deadline: { deadlineWeek: null, displayWeek: 7, lastScoredWeek: 7 } }));
    expect(await screen.findByText('Er komen geen speeldagen meer.')).toBeTruthy();
  });
});

describe('the fixture planner of all nations', () => {
  it.each([
    ['a visitor', {}],
    ['a fan without a team', { user: exampleUser }],
  ])('is what %s sees', async (_who, options) => {
    const fake = portal(options);
    await openPage(fake);
    expect(await screen.findByRole('heading', { name: '24 landen, makkelijkste eerst' })).toBeTruthy();
    expect(await rows()).toHaveLength(24);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(fake.api.calls('GET team/{id}')).toEqual([]);
  });

  it('is one press away for a fan', async () => {
    const fake = portal();
    await openPage(fake);
    await userEvent.click(await screen.findByRole('tab', { name: 'Alle landen' }));
    expect(fake.visited.at(-1)).toBe('/planner?tab=nations');
    expect(await screen.findByRole('heading', { name: '24 landen, makkelijkste eerst' })).toBeTruthy();
  });
});
