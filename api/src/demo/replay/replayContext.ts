import type { DatabaseClock } from '../../infra/clock/databaseClock.js';
import type { GameContext } from '../../infra/context.js';

/** Dependencies of a replay. */
export interface ReplayContext extends GameContext {
  readonly clock: DatabaseClock;
  /** Prints one line of the replay. */
  readonly print: (line: string) => void;
}
