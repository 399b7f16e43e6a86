import type { Transaction } from 'sequelize';
import type { CallContext } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import type { UnusedPicture } from '../infra/uploads/pictures.js';
import type { Season } from '../tournament/index.js';

/** What removed teams are members of; the server hands in the leagues. */
export interface Memberships {
  /**
   * Locks what the teams, whose rows are locked, are members of. Call it before any read without a lock: such a read
   * fixes a state from before concurrent changes.
   */
  lock(database: Database, teamIds: readonly number[], transaction: Transaction): Promise<unknown>;
  /** Ends the memberships of a team; answers the pictures to be removed after the commit. */
  end(
    database: Database,
    teamId: number,
    season: Season,
    transaction: Transaction,
  ): Promise<readonly UnusedPicture[]>;
}

/** The context of calls that may remove teams. */
export interface TeamsContext extends CallContext {
  readonly memberships: Memberships;
}
