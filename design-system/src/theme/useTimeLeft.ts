import { useEffect, useState } from 'react';
import { type Now, useClock } from './ClockProvider.js';

/** A clock that is paused on a whole second would otherwise be read in a busy loop; ms. */
const SHORTEST = 100;
/** The clock may be set, or run faster than real time: it is looked at again at least this often; ms. */
const LONGEST = 1000;

/**
 * The ms left until `deadline` (epoch ms), never below 0; drawn again when another whole second (or minute) of it has begun,
 * also on a clock that is set or runs fast.
 */
export function useTimeLeft(deadline: number, every: 'second' | 'minute' = 'second', clock?: Now): number {
  const provided = useClock();
  const now = clock ?? provided;
  const [, setTick] = useState(0);
  const left = Math.max(0, deadline - now());
  const step = every === 'second' ? 1000 : 60_000;

  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: number | undefined;
    const look = () => {
      const rest = deadline - now();
      const whole = Math.floor(rest / step);
      if (shown !== undefined && shown !== whole) setTick((tick) => tick + 1);
      shown = whole;
      if (rest > 0) timer = setTimeout(look, Math.min(Math.max((rest % step) + 1, SHORTEST), LONGEST));
    };
    look();
    return () => clearTimeout(timer);
  }, [deadline, now, step, isOver]);

  return left;
}
