import { usePlatform, useShared } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { type DeadlineState, deadlineState, nextChange } from './deadlineState.js';

/** The longest that a browser's timer takes, milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** The deadline of who plays, as it is now. */
export function useDeadlineState(): DeadlineState | null {
  const { clock, state } = usePlatform();
  const isSignedIn = useShared(state.session).status === 'signed-in';
  const weeks = useShared(state.matches).value?.weeks;
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!isSignedIn || !weeks) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const pause = nextChange(weeks, clock.now());
      if (Number.isFinite(pause)) timer = setTimeout(turn, Math.min(pause, LONGEST));
    };
    const turn = () => {
      setTurn((count) => count + 1);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock, weeks, isSignedIn]);
  return isSignedIn && weeks ? deadlineState(weeks, clock.now()) : null;
}
