import type { Clock } from '../clock/clock.js';
import type { Database } from '../db/database.js';

/** What settling and the operator's commands work with; the API's context is one. */
export interface GameContext extends Database {
  readonly clock: Clock;
}
