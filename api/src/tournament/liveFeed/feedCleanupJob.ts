import { Op } from 'sequelize';
import { deleteBatch } from '../../infra/jobs/deleteBatch.js';
import type { Job } from '../../infra/jobs/job.js';

const HOUR = 60 * 60_000;
/** Time for which the outcome of a message is stored for operators, in milliseconds. */
const RETENTION = 14 * 24 * HOUR;

/** Removes old entries of the log of feed messages. Versions stay: a late message is still known to be old. */
export const feedCleanupJob: Job = {
  name: 'feed-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  run: (context) =>
    deleteBatch(context, context.models.FeedMessage, {
      where: { receivedAt: { [Op.lt]: context.realNow() - RETENTION } },
      oldestBy: 'receivedAt',
    }),
};
