import { usePlatform, useShared } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { usePortal } from '../../portal/PortalContext.js';
import { type DeadlineState, deadlineState, nextChange } from './deadlineState.js';

/** The longest that a browser's timer takes, milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** The present deadline of a user with a team. */
export function useDeadlineState(): DeadlineState | null {
  const { clock, state } = usePlatform();
  const isArchive = usePortal().archive !== undefined;
  const isPlaying = useShared(state.session).status === 'signed-in' && !isArchive;
  const weeks = useShared(state.matches).value?.weeks;
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!isPlaying || !weeks) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const pause = nextChange(weeks, clock.now());
      if (Number.isFinite(pause)) timer = setTimeout(update, Math.min(pause, LONGEST));
    };
    const update = () => {
      setTurn((count) => count + 1);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock, weeks, isPlaying]);
  return isPlaying && weeks ? deadlineState(weeks, clock.now()) : null;
}
