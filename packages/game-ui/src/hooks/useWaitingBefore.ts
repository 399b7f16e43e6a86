import { waitingBefore } from '../domain/waitingBefore.js';
import { useWaiting } from './useWaiting.js';

/** How many changes of a team the portal sends before the one with this `about`; see {@link waitingBefore}. */
export function useWaitingBefore(teamId: number, about: string): number {
  return useWaiting((waiting) => waitingBefore(waiting, teamId, about));
}
