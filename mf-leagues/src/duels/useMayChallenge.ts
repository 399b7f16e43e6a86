import { useIsArchive } from '@euro/game-ui';
import { usePlatform, useShared } from '@euro/platform/react';

/** Whether a new duel can still begin: not after the last deadline; assumed until the matchdays are known. */
export function useMayChallenge(): boolean {
  const isArchive = useIsArchive();
  const matches = useShared(usePlatform().state.matches).value;
  return !isArchive && matches?.deadline.deadlineWeek !== null;
}
