import { useTimeLeft } from '@euro/design-system';
import { usePlatform, useShared } from '@euro/platform/react';
import { usePortal } from '../../portal/PortalContext.js';
import { type DeadlineState, deadlineState, MARKED } from './deadlineState.js';

/** The present deadline of a user with a team; drawn again with the other countdowns of the page. */
export function useDeadlineState(): DeadlineState | null {
  const { clock, state } = usePlatform();
  const isArchive = usePortal().archive !== undefined;
  const isPlaying = useShared(state.session).status === 'signed-in' && !isArchive;
  const weeks = useShared(state.matches).value?.weeks ?? [];
  const now = clock.now();
  const present = isPlaying ? deadlineState(weeks, now) : null;
  // The marks come and go at whole minutes before and after a deadline.
  const ends = weeks.map(({ deadlineDate }) => Date.parse(deadlineDate) + MARKED);
  const next = isPlaying ? ends.find((end) => end > now) : undefined;
  useTimeLeft(next ?? 0, present?.kind === 'seconds' ? 'second' : 'minute', clock.now);
  return present;
}
