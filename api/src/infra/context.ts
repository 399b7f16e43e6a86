import type { Logger } from 'pino';
import type { CompetitionState } from '../models/index.js';
import type { Activity } from './activity.js';
import type { Clock } from './clock/clock.js';
import type { Database } from './db/database.js';
import type { Env } from './env.js';
import type { Background } from './jobs/background.js';
import type { WorkChannel } from './jobs/work.js';
import type { InvalidationChannel, SharedRedis } from './redis/index.js';

/** The game's rows and the game's time: what settlement and the commands of teams work with. */
export interface GameContext extends Database {
  /** The game's time: deadlines, matches, results. */
  readonly clock: Clock;
  /** Id of the competition; the default one when left out. See `inCompetition`. */
  readonly competitionId?: number;
}

/** The context of every part of the server; a feature extends it with what it needs besides. */
export interface BaseContext extends GameContext {
  readonly env: Env;
  readonly log: Logger;
  /**
   * Real time in epoch milliseconds, for sessions, reset links and everything else that does not depend on the game.
   * Setting the game's clock signs nobody out.
   */
  readonly realNow: () => number;
  /** The Redis that processes share; null without one. */
  readonly redis: SharedRedis | null;
  /** Invalidations for the caches of other processes. */
  readonly invalidations: InvalidationChannel;
  /** Counts of what happens in this process. */
  readonly activity: Activity;
  /** Work items for the workers. */
  readonly work: WorkChannel;
  /** Work that continues after the answer. */
  readonly background: Background;
  /** The members of this context that depend on the competition. */
  readonly partsOf: (competitionId: number) => object;
  /**
   * The id of a call's competition; null for the default one.
   * @throws the refusal `not-found` for a name that no competition has
   */
  readonly findCompetition: (subject: CompetitionSubject) => Promise<number | null>;
  /** All competitions, the default first. */
  readonly competitions: () => Promise<readonly CompetitionEntry[]>;
}

/** A competition by feed, season or both; any of them without either. */
export interface CompetitionName {
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
}

/** The subject of a call: a competition, a row that belongs to one, or both. */
export type CompetitionSubject =
  | CompetitionName
  | (CompetitionName & {
      readonly table: 'teams' | 'leagues' | 'players' | 'clubs' | 'matches' | 'orders' | 'coupons';
      readonly id: number;
    });

/** A competition among the others of this installation. */
export interface CompetitionEntry {
  readonly id: number;
  readonly feed: string;
  readonly season: number;
  /** First segment of its addresses; empty for the default, null without pages. */
  readonly slug: string | null;
  readonly state: CompetitionState;
  /** Work on it is done in the context without a competition. */
  readonly isDefault: boolean;
}
