import type { Logger } from 'pino';
import type { Transaction } from 'sequelize';
import type { Database } from '../db/database.js';

/** Maximum number of stored failures of one kind. */
const MAX_STORED = 1_000;
const LONGEST_REASON = 300;

/** Identifies what failed. */
export interface FailureOf {
  /** The name of the job. */
  readonly kind: string;
  /** Null: the default one, or none. */
  readonly competitionId?: number | null;
  /** The id of a row that was given up; left out for a run of the whole job. */
  readonly subject?: string;
}

type Context = Pick<Database, 'models' | 'withTransaction'> & {
  readonly log: Logger;
  readonly realNow: () => number;
};

/**
 * Stores why work failed, for operators; one that is stored already is brought up to date. A new one is left out while
 * as many as the limit are stored of its kind. Never rejects.
 */
export async function recordFailure(
  { models, withTransaction, log, realNow }: Context,
  failure: FailureOf,
  { error, attempts }: { readonly error: unknown; readonly attempts: number },
): Promise<void> {
  const where = failureKey(failure);
  try {
    const outcome = { reason: reasonOf(error), attempts, failedAt: realNow() };
    const isFull = (await models.WorkFailure.count({ where: { kind: failure.kind } })) >= MAX_STORED;
    await withTransaction(async (transaction) => {
      if (isFull) await models.WorkFailure.update(outcome, { where, transaction });
      else {
        await models.WorkFailure.bulkCreate([{ ...where, ...outcome }], {
          updateOnDuplicate: ['reason', 'attempts', 'failedAt'],
          transaction,
        });
      }
    });
  } catch (writeError) {
    log.warn({ err: writeError, ...where }, 'failure not stored');
  }
}

/** Deletes a failure: the work succeeded, or is retried. */
export async function clearFailure(
  { models }: Pick<Database, 'models'>,
  failure: FailureOf,
  transaction: Transaction,
): Promise<void> {
  await models.WorkFailure.destroy({ where: failureKey(failure), transaction });
}

function failureKey({ kind, competitionId, subject = '' }: FailureOf) {
  return { kind, competitionId: competitionId ?? 0, subject };
}

/** The error's message, without the mail addresses that mail servers repeat. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, LONGEST_REASON);
}
