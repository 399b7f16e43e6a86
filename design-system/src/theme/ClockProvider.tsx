import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Gives the moment now in epoch ms. */
export type Now = () => number;

const ClockContext = createContext<Now>(() => Date.now());

/** Props of {@link ClockProvider}. */
export interface ClockProviderProps {
  /** The game's clock: epoch ms, usually Date.now() plus the server's offset. */
  now: Now;
  children: ReactNode;
}

/** Hands the game's clock to everything that counts down. */
export function ClockProvider({ now, children }: ClockProviderProps) {
  return <ClockContext.Provider value={now}>{children}</ClockContext.Provider>;
}

/** The game's clock. */
export function useClock(): Now {
  return useContext(ClockContext);
}

/** A clock that stands still on a whole second would otherwise be looked at without a pause; ms. */
const SHORTEST = 100;

/**
 * The ms left until `deadline` (epoch ms), never below 0; drawn again at each whole second (or minute) of what is left.
 */
export function useTimeLeft(deadline: number, every: 'second' | 'minute' = 'second', clock?: Now): number {
  const provided = useClock();
  const now = clock ?? provided;
  const [, setTick] = useState(0);
  const left = Math.max(0, deadline - now());
  const step = every === 'second' ? 1000 : 60_000;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      const rest = deadline - now();
      if (rest <= 0) return;
      timer = setTimeout(
        () => {
          setTick((tick) => tick + 1);
          schedule();
        },
        Math.max((rest % step) + 1, SHORTEST),
      );
    };
    schedule();
    return () => clearTimeout(timer);
  }, [deadline, now, step]);

  return left;
}
