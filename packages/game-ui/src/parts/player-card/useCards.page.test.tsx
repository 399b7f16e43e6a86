import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform } from '@euro/platform/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterGroupA } from '../../testing/afterGroupA.js';
import { exampleWorld } from '../../testing/exampleWorld.js';
import { WithWorld } from '../../testing/WithWorld.js';
import { useCards } from './useCards.js';

it('shows no opponent of a nation that is out before the pairings are known', () => {
  const example = exampleWorld();
  const clubIdOf = (short: string) =>
    [...example.clubs.values()].find((club) => club.short === short)?.id ?? 0;
  const scotland = clubIdOf('SCO');
  const players = new Map(
    [...example.players].map(([id, player]) => [id, { ...player, eliminated: player.clubId === scotland }]),
  );
  const fake = createFakePlatform();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={fake.platform}>
      <WithWorld world={{ ...example, players, matches: afterGroupA() }}>{children}</WithWorld>
    </PlatformProvider>
  );
  const { result } = renderHook(() => useCards(4), { wrapper });
  expect(result.current.fixture(scotland)).toBeNull();
  expect(result.current.fixture(clubIdOf('HUN'))).toMatchObject({ opponent: '?' });
});
