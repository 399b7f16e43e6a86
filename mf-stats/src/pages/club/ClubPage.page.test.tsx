import type { User } from '@euro/api-contract';
import {
  closeRemote,
  createFakePlatform,
  exampleUser,
  type FakePlatform,
  refuse,
} from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { depthForEverybody, germanyInDepth } from '../../testing/germanyInDepth.js';
import { openPage } from '../../testing/openPage.js';
import { musiala } from '../../testing/players.js';

function portal(): FakePlatform {
  const fake = createFakePlatform({
    path: '/club/1',
    players: [musiala],
    now: Date.parse('2024-06-18T08:00:00Z'),
  });
  fake.api.answer('GET club/{id}', germanyInDepth());
  return fake;
}

const open = (fake: FakePlatform, id = '1') => openPage(fake, `/club/${id}`);

describe('the page of a nation', () => {
  it('shows the expected line-up, its time, and the opponent', async () => {
    const fake = portal();
    await open(fake);
    const pitch = within(
      await screen.findByRole('group', { name: 'Vermoedelijke opstelling van Duitsland, 4-2-4' }),
    );
    expect(pitch.getAllByRole('button').map(({ ariaLabel }) => ariaLabel?.replace(/\s/g, ' '))).toEqual([
      'Julian Nagelsmann, Coach, € 6,5',
      'Manuel Neuer, Doelman, € 6,5',
      'Antonio Rüdiger, Verdediger, € 6,5',
    ]);
    expect(fake.titles).toContain('Duitsland');
    expect(screen.getByText(/Laatst bijgewerkt op vrijdag 14/)).toBeTruthy();
    expect(screen.getByText('Hongarije (thuis)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar de match' })).toHaveProperty('pathname', '/match/15');
  });

  it('says that the nation is out when the answer does, also while pairings are open', async () => {
    const fake = portal();
    const { club, players } = germanyInDepth();
    fake.api.answer('GET club/{id}', { club: { ...club, nextMatch: null, eliminated: true }, players });
    await open(fake);
    expect(await screen.findByText(/^Duitsland is uitgeschakeld\./)).toBeTruthy();
  });

  it('explains the premium features and the free ones, and shows all to a member', async () => {
    const fake = portal();
    fake.api.answer('GET club/{id}', depthForEverybody());
    fake.api.answer('GET watchlist', { playerIds: [] });
    await open(fake);
    const offer = await screen.findByText(/De hele kern .* is gratis\. Met Premium zie je hier/);
    expect(offer).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Vermoedelijke opstelling/ })).toBeNull();
    expect(screen.getByRole('table', { name: 'Verdedigers' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Bekijk Premium/ })).toHaveProperty('pathname', '/shop');
    fake.api.answer('GET club/{id}', germanyInDepth());
    const user: User = { ...exampleUser, role: 'premium', roles: ['user', 'premium'] };
    act(() => fake.state.session.set({ status: 'signed-in', user }));
    expect(await screen.findByRole('group', { name: /Vermoedelijke opstelling/ })).toBeTruthy();
  });

  it('has each position in depth, shows bans, and opens a player', async () => {
    const fake = portal();
    await open(fake);
    const defenders = within(await screen.findByRole('table', { name: 'Verdedigers' }));
    const [, first, second] = defenders.getAllByRole('row').map((row) => within(row));
    const cellsOf = (row = first) =>
      row?.getAllByRole('cell').map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(first?.getByRole('rowheader')).toHaveAccessibleName(/^Antonio Rüdiger ?, in de vermoedelijke/);
    expect(cellsOf(first)).toEqual(['2', '€ 6,5', '1', '7']);
    expect(second?.getByRole('rowheader')).toHaveAccessibleName(/^Jonathan Tah/);
    expect(cellsOf(second)).toEqual(['4', '€ 6,5', '0', '−1,5']);
    expect(defenders.getByRole('img', { name: 'geschorst' })).toBeTruthy();
    expect(screen.getAllByText('Geen spelers gevonden.')).toHaveLength(2);
    await userEvent.click(defenders.getByRole('button', { name: /Tah/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(fake.visited).toEqual(['/club/1?player=104']);
  });

  it('is not found for an invalid or unknown id', async () => {
    const fake = portal();
    await open(fake, 'belgie');
    expect(await screen.findByRole('heading', { name: 'Deze ploeg kennen we niet' })).toBeTruthy();
    await closeRemote();
    fake.api.answer('GET club/{id}', refuse('not-found', 404));
    await open(fake, '99');
    expect(await screen.findByRole('heading', { name: 'Deze ploeg kennen we niet' })).toBeTruthy();
  });

  it('shows an error and retries', async () => {
    const fake = portal();
    fake.api.answer('GET club/{id}', refuse('not-available', 503, { message: 'De server antwoordt niet.' }));
    await open(fake);
    expect((await screen.findByRole('alert')).textContent).toContain('De server antwoordt niet.');
    fake.api.answer('GET club/{id}', germanyInDepth());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('group', { name: /Vermoedelijke opstelling/ })).toBeTruthy();
  });
});
