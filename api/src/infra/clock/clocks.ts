import type { Transaction } from 'sequelize';
import type { Database } from '../db/database.js';
import { DatabaseClock, FIRST_COMPETITION } from './databaseClock.js';

/** The clocks of all competitions, each kept in its own row of the table `clocks`. */
export interface Clocks {
  /** The clock of a competition; real time until it is set. */
  of(competitionId: number): DatabaseClock;
  /** The clock that the first competition of an empty database will have. */
  readonly first: DatabaseClock;
  /** Reads the settings of all clocks in use again; the API does so every second. */
  refresh(transaction?: Transaction): Promise<void>;
}

export function createClocks(database: Pick<Database, 'models' | 'sequelize' | 'time'>): Clocks {
  const clocks = new Map<number, DatabaseClock>();
  const of = (competitionId: number) => {
    const clock = clocks.get(competitionId) ?? new DatabaseClock(database, competitionId);
    clocks.set(competitionId, clock);
    return clock;
  };
  return {
    of,
    first: of(FIRST_COMPETITION),
    async refresh(transaction) {
      for (const clock of clocks.values()) await clock.refresh(transaction);
    },
  };
}
