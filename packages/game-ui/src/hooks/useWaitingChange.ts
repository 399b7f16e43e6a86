import type { WaitingChange } from '@euro/platform';
import { useWaiting } from './useWaiting.js';

/** The user's waiting change with this `about`; null without one, and in portals without a queue. */
export function useWaitingChange(about: string): WaitingChange | null {
  return useWaiting((changes) => changes.find((change) => change.about === about) ?? null);
}
