import { useClock } from '@euro/design-system';
import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: a kick-off shows within seconds, also when the game runs fast. */
const EVERY = 5_000;

/** The game's time in epoch milliseconds, looked at again every few seconds. */
export function useNow(): number {
  const clock = useClock();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), EVERY);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
