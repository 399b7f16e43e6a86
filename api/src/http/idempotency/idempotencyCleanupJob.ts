import { Op } from 'sequelize';
import type { Job } from '../../infra/jobs/job.js';

const HOUR = 60 * 60 * 1000;
/** How long a repeated write is answered what the first one was. */
const KEPT = 7 * 24 * HOUR;
/** Rows a run deletes at most: the next run takes the rest. */
const BATCH = 10_000;

/** Forgets the keys of old writes; by real time, as calls are repeated. */
export const idempotencyCleanupJob: Job = {
  name: 'idempotency-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  async run({ models, realNow, withTransaction }) {
    const old = await models.IdempotencyKey.findAll({
      attributes: ['id'],
      where: { createdAt: { [Op.lt]: realNow() - KEPT } },
      order: [['createdAt', 'ASC']],
      limit: BATCH,
      raw: true,
    });
    if (old.length === 0) return;
    await withTransaction((transaction) =>
      models.IdempotencyKey.destroy({ where: { id: old.map(({ id }) => id) }, transaction }),
    );
  },
};
