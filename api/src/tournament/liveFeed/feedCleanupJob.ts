import { Op } from 'sequelize';
import type { Job } from '../../infra/jobs/job.js';

const HOUR = 60 * 60_000;
/** Time for which the outcome of a message is stored for operators, in milliseconds. */
const RETENTION = 14 * 24 * HOUR;
/** Rows a run deletes at most: the next run takes the rest. */
const BATCH = 10_000;

/** Removes old entries of the log of feed messages. Versions stay: a late message is still known to be old. */
export const feedCleanupJob: Job = {
  name: 'feed-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  async run({ models, realNow, withTransaction }) {
    const old = await models.FeedMessage.findAll({
      attributes: ['id'],
      where: { receivedAt: { [Op.lt]: realNow() - RETENTION } },
      order: [['receivedAt', 'ASC']],
      limit: BATCH,
      raw: true,
    });
    if (old.length === 0) return;
    await withTransaction((transaction) =>
      models.FeedMessage.destroy({ where: { id: old.map(({ id }) => id) }, transaction }),
    );
  },
};
