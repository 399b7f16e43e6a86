import { exampleWorld } from '@euro/game-ui/testing';
import { createFakePlatform, type FakePlatform, refuse } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';
import { exampleTrends } from '../../testing/trends.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

const CALL = 'GET trends';
const world = exampleWorld();

/** Two matchdays are closed. */
function portal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({
    path: '/trends',
    players: [...world.players.values()],
    matches: world.matches,
    deadline: { deadlineWeek: 3, displayWeek: 3, lastScoredWeek: 2 },
    ...options,
  });
  fake.api.answer(CALL, exampleTrends());
  return fake;
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const weekOf = (fake: FakePlatform) => fake.api.calls(CALL).at(-1)?.query;

describe('the trends', () => {
  it('are those of the last closed matchday', async () => {
    const fake = portal();
    await openPage(fake);
    expect(screen.getByRole('heading', { level: 1, name: 'Trends' })).toBeTruthy();
    const regions = (await screen.findAllByRole('region')).map(
      (region) => within(region).getByRole('heading').textContent,
    );
    expect(regions).toEqual(['Meest kapitein', 'Stijgers', 'Dalers', 'Meest gekocht', 'Meest verkocht']);
    expect(weekOf(fake)).toEqual({ weekId: 2 });
    expect(screen.getByText('Geteld over 500 ploegen, zoals ze bij de deadline waren.')).toBeTruthy();
  });

  it('have name, number and link of each player', async () => {
    await openPage(portal());
    const textOf = async (title: string) =>
      (await card(title)).getAllByRole('listitem')[0]?.textContent?.replaceAll('\u00a0', ' ');
    expect(await textOf('Stijgers')).toContain('MusialaGER · Middenvelder+5,2 nu 34,2 %');
    expect(await textOf('Dalers')).toContain('−4,4 nu 8 %');
    expect(await textOf('Meest gekocht')).toContain('31 transfers');
    expect(await textOf('Meest verkocht')).toContain('1 transfer');
    expect(await textOf('Meest kapitein')).toContain('24 % 120 ploegen');
    expect((await card('Stijgers')).getByText('procentpunt')).toBeTruthy();
    const link = (await card('Stijgers')).getByRole('link', { name: 'Musiala' });
    expect(link.getAttribute('href')).toBe('/stats?player=110');
  });

  it('show five of a list, and the others on a press', async () => {
    await openPage(portal());
    const captains = await card('Meest kapitein');
    expect(captains.getAllByRole('listitem')).toHaveLength(5);
    const all = captains.getByRole('button', { name: 'Toon alle 6', expanded: false });
    await userEvent.click(all);
    expect(captains.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(captains.getByRole('button', { name: 'Toon minder', expanded: true }));
    expect(captains.getAllByRole('listitem')).toHaveLength(5);
    expect((await card('Stijgers')).queryByRole('button')).toBeNull();
  });

  it('are of the chosen matchday, which is stored in the address', async () => {
    const fake = portal();
    await openPage(fake);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Speeldag' }), 'Speeldag 1');
    expect(fake.visited.at(-1)).toBe('/trends?week=1');
    expect(weekOf(fake)).toEqual({ weekId: 1 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speeldag' }), 'Speeldag 2');
    expect(fake.visited.at(-1)).toBe('/trends');
  });

  it.each(['3', '0', '1.5', 'two'])('for matchday %s are those of the last one', async (week) => {
    const fake = portal({ path: `/trends?week=${week}` });
    await openPage(fake);
    await card('Stijgers');
    expect(weekOf(fake)).toEqual({ weekId: 2 });
  });

  it('explain a missing list and an empty one', async () => {
    const fake = portal();
    const emptyTrends = { risers: null, fallers: null, transferredIn: [], transferredOut: [] };
    fake.api.answer(CALL, exampleTrends(emptyTrends));
    await openPage(fake);
    expect(
      (await card('Meest gekocht')).getByText('Voor deze speeldag waren er geen transfers.'),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Stijgers' })).toBeNull();
    expect(screen.getByText('Stijgers en dalers zijn er vanaf de tweede speeldag.')).toBeTruthy();
  });

  it('report that captains and transfers were not counted', async () => {
    const fake = portal();
    fake.api.answer(CALL, exampleTrends({ captains: null, transferredIn: null, transferredOut: null }));
    await openPage(fake);
    expect(
      await screen.findByText('Kapiteins en transfers van deze speeldag werden niet geteld.'),
    ).toBeTruthy();
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  it('are absent before the first deadline', async () => {
    const fake = portal({ deadline: { deadlineWeek: 1, displayWeek: 1, lastScoredWeek: null } });
    await openPage(fake);
    expect(await screen.findByText('Nog geen trends')).toBeTruthy();
    expect(fake.api.calls(CALL)).toEqual([]);
  });

  it('are absent while the matchday is reopened', async () => {
    const fake = portal();
    fake.api.answer(CALL, refuse('nothing-to-show-yet', 404));
    await openPage(fake);
    expect(await screen.findByText('Ze verschijnen na de deadline van de speeldag.')).toBeTruthy();
  });

  it('fail with a retry', async () => {
    const fake = portal();
    fake.api.answer(CALL, refuse('not-available', 503, { message: 'Even niet.' }));
    await openPage(fake);
    expect(await screen.findByText('Even niet.')).toBeTruthy();
    fake.api.answer(CALL, exampleTrends());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await card('Stijgers')).toBeTruthy();
  });
});
