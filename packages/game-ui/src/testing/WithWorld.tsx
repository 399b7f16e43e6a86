import type { ReactNode } from 'react';
import type { World } from '../domain/world.js';
import { WorldContext } from '../hooks/useWorld.js';
import { exampleWorld } from './exampleWorld.js';

const EXAMPLE = exampleWorld();

/** Provides the value of `useWorld` to tests and stories without a `WorldGate`. */
export function WithWorld({ world = EXAMPLE, children }: { world?: World; children: ReactNode }) {
  return <WorldContext value={world}>{children}</WorldContext>;
}
