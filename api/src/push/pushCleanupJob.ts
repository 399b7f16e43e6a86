import { Op } from 'sequelize';
import type { Job } from '../infra/jobs/job.js';

const HOUR = 60 * 60 * 1000;
/** Milliseconds for which receipts are stored. */
const RECEIPTS_STORED = 30 * 24 * HOUR;
/** Rows a run deletes at most of each kind: the next run takes the rest. */
const BATCH = 10_000;

/** Deletes old receipts, and devices whose sign-in expired. */
export const pushCleanupJob: Job = {
  name: 'push-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  async run({ models, sequelize, realNow, withTransaction }) {
    const old = await models.PushMessage.findAll({
      attributes: ['id'],
      where: { createdAt: { [Op.lt]: realNow() - RECEIPTS_STORED } },
      limit: BATCH,
      raw: true,
    });
    const signedOut = await models.PushSubscription.findAll({
      attributes: ['id'],
      where: sequelize.literal(
        'NOT EXISTS (SELECT 1 FROM sessions s WHERE s.family = PushSubscription.family)',
      ),
      limit: BATCH,
      raw: true,
    });
    if (old.length + signedOut.length === 0) return;
    await withTransaction(async (transaction) => {
      await models.PushMessage.destroy({ where: { id: old.map(({ id }) => id) }, transaction });
      await models.PushSubscription.destroy({ where: { id: signedOut.map(({ id }) => id) }, transaction });
    });
  },
};
