import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import type { AppContext } from '../context.js';
import { work } from './loadWork.js';

interface Retry {
  readonly kind: string;
  /** Null: all of the kind. */
  readonly failureId: number | null;
  readonly actorId: number;
  readonly reason: string;
}

/**
 * Makes due what failed, forgets the failures, and announces the work; a run that fails again is noted again.
 * @throws a Refusal `not-found` for an unknown kind, or when there is nothing to retry
 */
export async function retryWork(context: AppContext, retry: Retry): Promise<void> {
  const { kind, failureId, actorId, reason } = retry;
  const { models, withTransaction } = context;
  const job = work.find(({ name }) => name === kind);
  if (!job) throw new Refusal('not-found');
  await withTransaction(async (transaction) => {
    const failures = await models.WorkFailure.findAll({
      where: { kind, ...(failureId === null ? {} : { id: failureId }) },
      transaction,
      lock: true,
      raw: true,
    });
    if (failures.length === 0) throw new Refusal('not-found');
    const rows = failures.flatMap(({ subject }) => (subject === '' ? [] : [subject]));
    if (rows.length > 0) await job.requeue?.(context, rows, transaction);
    await models.WorkFailure.destroy({ where: { id: failures.map(({ id }) => id) }, transaction });
    const details = { failures: failures.length, ...(rows.length > 0 ? { rows: rows.length } : {}) };
    const entry = { actorId, reason, action: 'work.retried', subject: `work ${kind}`, details };
    await writeAudit(context, entry, transaction);
    for (const id of new Set(failures.map(({ competitionId }) => competitionId))) {
      context.work.announceAfter(transaction, kind, { competitionId: id === 0 ? null : id });
    }
  });
}
