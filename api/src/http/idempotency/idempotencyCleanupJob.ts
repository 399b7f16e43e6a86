import { Op } from 'sequelize';
import type { Job } from '../../infra/jobs/job.js';

const HOUR = 60 * 60 * 1_000;
/** Time during which a retried write receives the stored response, in milliseconds. */
const RETENTION = 24 * HOUR;
/** Rows in one transaction: other writes wait for it. */
const BATCH = 2_000;

/** Deletes expired idempotency keys, by real time. */
export const idempotencyCleanupJob: Job = {
  name: 'idempotency-cleanup',
  scope: 'portal',
  everyMs: 60_000,
  queue: { lane: 'game', priority: 9 },
  async run({ models, realNow, withTransaction }) {
    const old = await models.IdempotencyKey.findAll({
      attributes: ['id'],
      where: { createdAt: { [Op.lt]: realNow() - RETENTION } },
      order: [['createdAt', 'ASC']],
      limit: BATCH,
      raw: true,
    });
    if (old.length === 0) return 'done';
    const where = { id: old.map(({ id }) => id) };
    await withTransaction((transaction) => models.IdempotencyKey.destroy({ where, transaction }), {
      touches: [],
    });
    return old.length === BATCH ? 'again' : 'done';
  },
};
