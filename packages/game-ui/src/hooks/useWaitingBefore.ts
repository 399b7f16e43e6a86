import { waitingBefore } from '../domain/waitingBefore.js';
import { useWaiting } from './useWaiting.js';

export function useWaitingBefore(teamId: number, about: string): number {
  return useWaiting((changes) => waitingBefore(changes, teamId, about));
}
