import type { DatabaseClock } from '../../infra/clock/databaseClock.js';
import type { GameContext } from '../../infra/context.js';

/** What a replay works with. */
export interface ReplayContext extends GameContext {
  readonly clock: DatabaseClock;
  /** Prints one line of the replay. */
  readonly print: (line: string) => void;
}
