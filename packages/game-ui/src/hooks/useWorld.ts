import { createContext, useContext } from 'react';
import type { World } from '../domain/world.js';

export const WorldContext = createContext<World | null>(null);

/**
 * The tournament, indexed. The same object until the shell's state changes.
 * @throws outside a {@link WorldGate}
 */
export function useWorld(): World {
  const world = useContext(WorldContext);
  if (world === null) throw new Error('useWorld() needs a <WorldGate> above it');
  return world;
}
