import { createContext, type ReactNode, useContext } from 'react';

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
