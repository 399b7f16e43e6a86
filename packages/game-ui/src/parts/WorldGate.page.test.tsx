import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform } from '@euro/platform/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo } from 'react';
import type { World } from '../domain/world.js';
import { useWorld } from '../hooks/useWorld.js';
import { WorldProvider } from '../hooks/WorldProvider.js';
import { players } from '../testing/exampleWorld.js';
import { WorldGate } from './WorldGate.js';

function draw(fake = createFakePlatform({ players })) {
  const worlds: World[] = [];
  const Part = memo(function Part() {
    worlds.push(useWorld());
    return <p>drawn</p>;
  });
  const page = () => (
    <PlatformProvider platform={fake.platform}>
      <WorldProvider>
        <WorldGate loading={<p>loading</p>}>
          <Part />
        </WorldGate>
      </WorldProvider>
    </PlatformProvider>
  );
  const { rerender } = render(page());
  return { fake, worlds, drawAgain: () => rerender(page()) };
}

describe('a part that needs the tournament', () => {
  it('is rendered once, and not again while the tournament is unchanged', () => {
    const { worlds, drawAgain } = draw();
    drawAgain();
    expect(worlds).toHaveLength(1);
    expect(worlds[0]?.players.size).toBe(players.length);
  });

  it('is rendered again with new data of the shell', () => {
    const { fake, worlds } = draw();
    act(() => fake.state.players.set({ status: 'ready', value: players.slice(1) }));
    expect(worlds.map(({ players: { size } }) => size)).toEqual([players.length, players.length - 1]);
  });

  it('shows a skeleton while loading', () => {
    const fake = createFakePlatform({ players });
    fake.state.players.set({ status: 'loading', value: null });
    draw(fake);
    expect(screen.getByText('loading')).toBeVisible();
    act(() => fake.state.players.set({ status: 'ready', value: players }));
    expect(screen.getByText('drawn')).toBeVisible();
  });

  it('is fetched again on request when it fails to load', async () => {
    const fake = createFakePlatform({ players });
    fake.state.matches.set({ status: 'failed', value: null });
    draw(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toEqual(['matches', 'players']);
  });

  it('throws without a gate', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useWorld)).toThrow('<WorldGate>');
    logged.mockRestore();
  });
});
