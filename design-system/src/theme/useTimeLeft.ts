import { useEffect, useState } from 'react';
import { type Now, useClock } from './ClockProvider.js';

/** A clock that is paused on a whole second would otherwise be read in a busy loop; ms. */
const SHORTEST = 100;

/**
 * The ms left until `deadline` (epoch ms), never below 0; drawn again when another whole second (or minute) of it has
 * begun, also on a clock that is set or runs fast.
 */
export function useTimeLeft(deadline: number, every: 'second' | 'minute' = 'second', clock?: Now): number {
  const contextClock = useClock();
  const now = clock ?? contextClock;
  const [, setTick] = useState(0);
  const msLeft = Math.max(0, deadline - now());
  const step = every === 'second' ? 1000 : 60_000;

  const isOver = msLeft === 0;

  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastCount: number | undefined;
    const schedule = () => {
      clearTimeout(timer);
      const remaining = deadline - now();
      const count = Math.floor(remaining / step);
      if (lastCount !== undefined && lastCount !== count) setTick((tick) => tick + 1);
      lastCount = count;
      // Nobody sees a countdown in a hidden tab; it is drawn again when the tab is shown.
      if (remaining > 0 && document.visibilityState === 'visible')
        // At each whole second, also for minutes: countdowns beside each other change at once, and a clock that is set
        // or runs fast is followed.
        timer = setTimeout(schedule, Math.max((remaining % 1000) + 1, SHORTEST));
    };
    schedule();
    document.addEventListener('visibilitychange', schedule);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    };
  }, [deadline, now, step, isOver]);

  return msLeft;
}
