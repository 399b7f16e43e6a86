import type { Sequelize, Transaction } from 'sequelize';
import type { Models } from '../../models/index.js';
import type { AdaptedConcurrency } from './adaptConcurrency.js';
import type { DataChanges, TrackedData } from './dataChanges.js';
import type { DiskSpace } from './diskSpace.js';
import type { Replicas } from './replicas/index.js';

export type Dialect = 'sqlite' | 'mysql';

/** Runs `work` in one transaction; see `createTransactions`. */
export type WithTransaction = <T>(
  work: (transaction: Transaction) => Promise<T>,
  options?: TransactionOptions<T>,
) => Promise<T>;

export interface TransactionOptions<T> {
  /** What of that which everybody is shown it changes when it is committed; without it, everything. */
  readonly touches?: readonly TrackedData[] | ((result: T) => readonly TrackedData[]);
}

/** What everything that uses the database is given. */
export interface Database {
  readonly sequelize: Sequelize;
  readonly models: Models;
  readonly dialect: Dialect;
  readonly withTransaction: WithTransaction;
  /** What this process has changed so far: what was read before the last change may be old. */
  dataChanges(): DataChanges;
  /** Runs a change of a team, as soon as fewer run than help: a burst waits here, where waiting costs nothing. */
  readonly limitChanges: AdaptedConcurrency;
  readonly diskSpace: DiskSpace;
  /** Where reads may go that may be seconds old. */
  readonly replicas: Replicas;
}
