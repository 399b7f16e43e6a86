import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform, stubBrowser } from '@euro/platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WorldProvider } from '../hooks/WorldProvider.js';
import { examplePlayerInfo } from '../testing/examplePlayerInfo.js';
import { players } from '../testing/exampleWorld.js';
import { PlayerPanel } from './PlayerPanel.js';

function open(playerId = 110, { loading = false, failed = false } = {}) {
  const fake = createFakePlatform({ players });
  fake.api.answer('GET player/{id}', examplePlayerInfo(110));
  if (loading) fake.state.players.set({ status: 'loading', value: null });
  if (failed) fake.state.players.set({ status: 'failed', value: null });
  const onClose = jest.fn();
  render(
    <PlatformProvider platform={fake.platform}>
      <WorldProvider>
        <PlayerPanel playerId={playerId} onClose={onClose} />
      </WorldProvider>
    </PlatformProvider>,
  );
  return { fake, onClose };
}

beforeAll(() => {
  stubBrowser();
});
afterEach(cleanup);

describe('a sheet opened from an address', () => {
  it('is the sheet of the player', async () => {
    const { onClose } = open();
    const sheet = within(await screen.findByRole('dialog', { name: 'Musiala' }));
    expect(await sheet.findByText('Hij speelde nog geen match.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('waits for the players, and can be closed meanwhile', async () => {
    const { onClose } = open(110, { loading: true });
    expect(within(screen.getByRole('dialog')).getByRole('status', { name: 'Even geduld…' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('requests them from the shell again when they fail to load', async () => {
    const { fake } = open(110, { failed: true });
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toContain('players');
  });

  it('reports a player who is not in the tournament', () => {
    open(99_999);
    const sheet = within(screen.getByRole('dialog', { name: 'Deze speler kennen we niet' }));
    expect(sheet.getByText(/niet \(meer\) in de selecties/)).toBeTruthy();
  });
});
