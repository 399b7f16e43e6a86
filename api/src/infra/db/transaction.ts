import { type Sequelize, Transaction } from 'sequelize';
import { retrying } from '../retrying.js';
import { inStep } from '../tracing/index.js';
import type { Database, TransactionOptions } from './database.js';
import { type DataChanges, NO_CHANGES } from './dataChanges.js';
import { limitConcurrency } from './limitConcurrency.js';

/** MariaDB's number for the victim of a deadlock, whose transaction it has rolled back. */
const DEADLOCK = 1213;
/** A deadlock's victim is started again this many times (and MariaDB's 1020, under snapshot isolation). */
const RETRIES = 3;
const RETRYABLE = new Set([DEADLOCK, 1020]);

/** For reading in several statements what belongs to one moment; on SQLite it keeps no writer waiting. */
export const READING = {
  type: Transaction.TYPES.DEFERRED,
  isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ,
};

/**
 * The one way to write.
 * - MySQL: REPEATABLE READ; the work must lock (`FOR UPDATE`) what it reads in order to write. A deadlock runs the
 * whole
 *   work again, at most three times; any other failure, a lock time-out included, rolls everything back.
 * - SQLite: `BEGIN IMMEDIATE`, one writer of this process at a time, in order of arrival.
 *
 * Don't nest: hand the transaction down.
 *
 * @param reject is called with what a transaction failed for
 */
export function createTransactions(
  sequelize: Sequelize,
  reject: (error: unknown) => void,
): Pick<Database, 'withTransaction' | 'dataChanges'> {
  const run = runnerFor(sequelize);
  let changes = NO_CHANGES;
  const note = (datasets: readonly (keyof DataChanges)[]) => {
    for (const dataset of datasets) changes = { ...changes, [dataset]: changes[dataset] + 1 };
  };
  return {
    dataChanges: () => changes,
    async withTransaction<T>(
      work: (transaction: Transaction) => Promise<T>,
      { touches }: TransactionOptions<T> = {},
    ) {
      let isCommitting = false;
      try {
        const result = await inStep({ name: 'transaction' }, () =>
          run(async (transaction) => {
            isCommitting = false;
            const result = await work(transaction);
            isCommitting = true;
            return result;
          }),
        );
        note((typeof touches === 'function' ? touches(result) : touches) ?? ['everything']);
        return result;
      } catch (error) {
        // Rolled back it changed nothing; whether a commit that failed was done is not known.
        if (isCommitting || !touches) note(['everything']);
        reject(error);
        throw error;
      }
    },
  };
}

type Run = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

function runnerFor(sequelize: Sequelize): Run {
  if (sequelize.getDialect() === 'sqlite') {
    const oneAtATime = limitConcurrency(1);
    return (work) =>
      oneAtATime(() =>
        sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, (transaction) => work(transaction)),
      );
  }
  // Connections are REPEATABLE READ from the beginning.
  return (work) =>
    retrying(() => sequelize.transaction((transaction) => work(transaction)), pauseAfterConflict);
}

/** Milliseconds; null after a failure that is no conflict, or after too many. */
function pauseAfterConflict(error: unknown, failures: number): number | null {
  const mayRetry = failures <= RETRIES && RETRYABLE.has(databaseErrorNumber(error));
  return mayRetry ? failures * 10 * (1 + Math.random()) : null;
}

/**
 * Ends the transaction of a deadlock's victim: the server has rolled it back already, nothing of it may be committed.
 */
export async function endDeadlocked(transaction: Transaction, error: unknown): Promise<void> {
  if (databaseErrorNumber(error) === DEADLOCK) await transaction.rollback().catch(() => undefined);
}

/** The server's own error number behind a Sequelize error; 0 without one. */
export function databaseErrorNumber(error: unknown): number {
  const parent = error instanceof Error && 'parent' in error ? error.parent : null;
  if (typeof parent !== 'object' || parent === null || !('errno' in parent)) return 0;
  return typeof parent.errno === 'number' ? parent.errno : 0;
}
