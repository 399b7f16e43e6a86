import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';

export interface HeldTransaction {
  /** Commits it; settles when it is over. */
  release(): Promise<void>;
}

/** Begins a transaction, does the work in it, and keeps it open: others meet its locks once this settles. */
export function holdTransaction(
  { withTransaction }: Pick<Database, 'withTransaction'>,
  work: (transaction: Transaction) => Promise<unknown> = async () => {},
): Promise<HeldTransaction> {
  return new Promise((resolve, reject) => {
    const transactionEnd = withTransaction(async (transaction) => {
      await work(transaction);
      await new Promise<void>((commit) =>
        resolve({
          release() {
            commit();
            return transactionEnd;
          },
        }),
      );
    });
    transactionEnd.catch(reject);
  });
}
