import { createFakePlatform, exampleUser, type FakePlatform, onPhone, settle } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';
import { musiala, statsPage, statsRow } from '../../testing/players.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

const premiumUser = { ...exampleUser, role: 'premium' as const, roles: ['premium' as const] };

beforeEach(onPhone);
afterEach(() => jest.restoreAllMocks());

function portal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({
    path: '/stats',
    players: [musiala],
    deadline: { deadlineWeek: 3, displayWeek: 2, lastScoredWeek: 2 },
    ...options,
  });
  fake.api.answer('GET players-stats', statsPage());
  fake.api.answer('GET watchlist', { playerIds: [] });
  return fake;
}

async function open(fake: FakePlatform) {
  await openPage(fake);
  await screen.findByRole('rowheader', { name: /Musiala/ });
  await settle();
}

const lastQuery = (fake: FakePlatform) => fake.api.calls('GET players-stats').at(-1)?.query;
const filterButton = () => screen.getByRole('button', { name: /^Filters/, hidden: true });
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

async function openSheet() {
  await userEvent.click(filterButton());
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

describe('the filters on a phone', () => {
  it('are one button beside the search; sorting remains in the list', async () => {
    await open(portal());
    const search = within(screen.getByRole('search', { name: 'Filters' }));
    expect(search.getByRole('searchbox', { name: 'Zoeken' })).toBeTruthy();
    expect(search.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Filters']);
    expect(screen.queryByRole('combobox', { name: 'Land' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Sorteer op' })).toBeTruthy();
  });

  it('open in a sheet, where a choice applies at once and is stored in the address', async () => {
    const fake = portal({ path: '/stats?page=4' });
    await open(fake);
    const sheet = await openSheet();
    await choose('Land', 'België');
    await choose('Positie', 'Doelman');
    await userEvent.click(sheet.getByRole('button', { name: 'Gevolgd' }));
    expect(fake.visited.at(-1)).toBe('/stats?club=17&position=1&followed=true');
    await userEvent.click(sheet.getByRole('button', { name: 'Gevolgd' }));
    await waitFor(() => expect(lastQuery(fake)).toMatchObject({ pageNumber: 1, clubId: 17, positionId: 1 }));
  });

  it('show how many are active, and how many players are left', async () => {
    const fake = portal({ path: '/stats?club=17&value=6.5&search=musi' });
    fake.api.answer('GET players-stats', statsPage({ totalRecords: 1, data: [statsRow()] }));
    await open(fake);
    expect(filterButton()).toBe(screen.getByRole('button', { name: /^Filters ?, 2 actief$/ }));
    const sheet = await openSheet();
    expect(sheet.getByRole('button', { name: 'Toon 1 speler' })).toBeTruthy();
  });

  it('are cleared together, and the search remains', async () => {
    const fake = portal({ path: '/stats?club=17&value=6.5&search=musi' });
    await open(fake);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Wis filters' }));
    expect(fake.visited.at(-1)).toBe('/stats?search=musi');
    expect(sheet.getByRole('button', { name: 'Wis filters' }).getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['by Escape', () => userEvent.keyboard('{Escape}')],
    ['by its cross', () => userEvent.click(screen.getByRole('button', { name: 'Sluit de filters' }))],
    ['by the button to the players', () => userEvent.click(screen.getByRole('button', { name: /^Toon/ }))],
  ])('are closed %s and return the focus', async (_way, close) => {
    await open(portal());
    await openSheet();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(filterButton());
  });

  it('choose the columns of the list', async () => {
    const fake = portal();
    await open(fake);
    await openSheet();
    await choose('Kolommen', 'Verdediging');
    expect(fake.visited.at(-1)).toBe('/stats?group=defense');
  });
});

describe('filters by statistics on a phone', () => {
  it('apply for premium members', async () => {
    const fake = portal({ user: premiumUser, path: '/stats?filters=goals:2:4' });
    await open(fake);
    expect(screen.getByRole('button', { name: /, 2 actief$/ })).toBeTruthy();
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Haal weg: Doelpunten, hoogstens 4' }));
    expect(fake.visited.at(-1)).toBe('/stats?filters=goals%3A2%3A');
    await userEvent.click(sheet.getByRole('button', { name: 'Meer filters' }));
    expect(await sheet.findByRole('textbox', { name: 'Aantal' })).toBeTruthy();
  });

  it('of a link that do not apply are explained above the list', async () => {
    await open(portal({ user: exampleUser, path: '/stats?filters=goals:2:' }));
    expect(screen.getByText(/pas mee als je premium bent/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  });
});
