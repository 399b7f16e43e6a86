import type { WaitingChange } from '@euro/platform';
import { useWaiting } from './useWaiting.js';

/** The user's change of this that waits for a connection; null while none does, and in portals that keep none. */
export function useWaitingChange(about: string): WaitingChange | null {
  return useWaiting((waiting) => waiting.find((change) => change.about === about) ?? null);
}
