import type { Sequelize, Transaction } from 'sequelize';
import { execute, isWatched } from './execute.js';

type Step = (transaction: Transaction, options: object) => Promise<void>;
/** Methods that Sequelize's transactions call; its types omit them. */
interface QueryInterface {
  startTransaction: Step;
  commitTransaction: Step;
}

/**
 * Begins and commits transactions without Sequelize's work around a statement. Sequelize still rolls back, and runs
 * observed statements.
 */
export function sendTransactions(sequelize: Sequelize): void {
  const steps = sequelize.getQueryInterface() as unknown as QueryInterface;
  const start = steps.startTransaction.bind(steps);
  const commit = steps.commitTransaction.bind(steps);
  steps.startTransaction = async (transaction, options) => {
    if (isWatched(sequelize) || isNested(transaction)) return start(transaction, options);
    await execute(sequelize, 'START TRANSACTION', {}, transaction);
  };
  steps.commitTransaction = async (transaction, options) => {
    if (isWatched(sequelize) || isNested(transaction)) return commit(transaction, options);
    const commitResult = execute(sequelize, 'COMMIT', {}, transaction);
    // From here on nothing may be sent, and nothing can be rolled back.
    Object.assign(transaction, { finished: 'commit' });
    await commitResult;
  };
}

/** A savepoint of another one. */
function isNested(transaction: Transaction): boolean {
  return (transaction as { readonly parent?: object }).parent !== undefined;
}
