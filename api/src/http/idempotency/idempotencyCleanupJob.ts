import { Op } from 'sequelize';
import { deleteBatch } from '../../infra/jobs/deleteBatch.js';
import type { Job } from '../../infra/jobs/job.js';

const HOUR = 60 * 60 * 1_000;
/** Time during which a retried write receives the stored response, in milliseconds. */
const RETENTION = 24 * HOUR;

/** Deletes expired idempotency keys, by real time. */
export const idempotencyCleanupJob: Job = {
  name: 'idempotency-cleanup',
  scope: 'portal',
  everyMs: 60_000,
  queue: { lane: 'game', priority: 9 },
  run: (context) =>
    deleteBatch(context, context.models.IdempotencyKey, {
      where: { createdAt: { [Op.lt]: context.realNow() - RETENTION } },
      oldestBy: 'createdAt',
    }),
};
