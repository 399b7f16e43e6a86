import type { Logger } from 'pino';
import type { Clock } from './clock/clock.js';
import type { Database } from './db/database.js';
import type { Env } from './env.js';
import type { Background } from './jobs/background.js';
import type { InvalidationChannel, SharedRedis } from './redis/index.js';

/** The game's rows and the game's time: what settlement and the commands of teams work with. */
export interface GameContext extends Database {
  /** The game's time: deadlines, matches, results. */
  readonly clock: Clock;
}

/** What every part of the server can reach; what a room needs besides, it says in a context of its own. */
export interface BaseContext extends GameContext {
  readonly env: Env;
  readonly log: Logger;
  /**
   * Real time in epoch milliseconds, for what belongs to people and not to the game: sessions and reset links.
   * Setting the game's clock signs nobody out.
   */
  readonly realNow: () => number;
  /** What processes share besides the database; null: nothing. */
  readonly redis: SharedRedis | null;
  /** To the other processes: what to read again at once. */
  readonly invalidations: InvalidationChannel;
  /** Work that goes on after the answer. */
  readonly background: Background;
}
