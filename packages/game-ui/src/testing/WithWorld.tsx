import type { ReactNode } from 'react';
import type { World } from '../domain/world.js';
import { WorldContext } from '../hooks/useWorld.js';
import { exampleWorld } from './exampleWorld.js';

const EXAMPLE = exampleWorld();

/** What `useWorld` returns below: for parts that a test or a story draws without a `WorldGate`. */
export function WithWorld({ world = EXAMPLE, children }: { world?: World; children: ReactNode }) {
  return <WorldContext value={world}>{children}</WorldContext>;
}
