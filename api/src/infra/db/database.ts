import type { Sequelize, Transaction } from 'sequelize';
import type { Models } from '../../models/index.js';
import type { DatabaseTime } from './databaseTime.js';
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
  /** Data shown to everybody that the commit changes; when left out, all of it. */
  readonly touches?: readonly TrackedData[] | ((result: T) => readonly TrackedData[]);
}

/** Everything that code which uses the database receives. */
export interface Database {
  readonly sequelize: Sequelize;
  readonly models: Models;
  readonly dialect: Dialect;
  readonly withTransaction: WithTransaction;
  /** Changes that this process committed so far: a value read before the last one may be outdated. */
  dataChanges(): DataChanges;
  /** How many changes of teams may run at once; readers keep the other connections. */
  readonly changesAtOnce: { readonly min: number; readonly max: number };
  readonly diskSpace: DiskSpace;
  readonly time: DatabaseTime;
  /** Replicas for reads that may be seconds old. */
  readonly replicas: Replicas;
}
