import type { Logger } from 'pino';
import type { CompetitionState } from '../models/index.js';
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
  /** Which competition the work is about; without it, the default. See `inCompetition`. */
  readonly competitionId?: number;
}

/** The context of every part of the server; a feature extends it with what it needs besides. */
export interface BaseContext extends GameContext {
  readonly env: Env;
  readonly log: Logger;
  /**
   * Real time in epoch milliseconds, for what belongs to people and not to the game: sessions and reset links.
   * Setting the game's clock signs nobody out.
   */
  readonly realNow: () => number;
  /** The Redis that processes share; null without one. */
  readonly redis: SharedRedis | null;
  /** Invalidations for the caches of other processes. */
  readonly invalidations: InvalidationChannel;
  /** Work items for the workers. */
  readonly work: WorkChannel;
  /** Work that goes on after the answer. */
  readonly background: Background;
  /** What of this context belongs to a competition. */
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

/** What a call names: a competition, a row that belongs to one for good, or both. */
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
  /** What its addresses begin with; empty for the default, null without pages. */
  readonly slug: string | null;
  readonly state: CompetitionState;
  /** Work on it is done in the context without a competition. */
  readonly isDefault: boolean;
}
