import type { DatabaseClock } from '../clock/databaseClock.js';
import type { GameContext } from '../settlement/index.js';

/** What a replay works with. */
export interface ReplayContext extends GameContext {
  readonly clock: DatabaseClock;
  /** One line for whoever watches. */
  readonly print: (line: string) => void;
}
