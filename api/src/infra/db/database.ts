import type { Sequelize, Transaction } from 'sequelize';
import type { Models } from '../../models/index.js';
import type { DiskSpace } from './diskSpace.js';

export type Dialect = 'sqlite' | 'mysql';

/** Runs `work` in one transaction; see `createTransactions`. */
export type WithTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** What everything that uses the database is given. */
export interface Database {
  readonly sequelize: Sequelize;
  readonly models: Models;
  readonly dialect: Dialect;
  readonly withTransaction: WithTransaction;
  /** How many transactions of this process have ended, well or not: what was read before the last may be old. */
  transactionsEnded(): number;
  readonly diskSpace: DiskSpace;
}
