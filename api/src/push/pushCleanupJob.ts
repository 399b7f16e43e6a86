import { literal, Op } from 'sequelize';
import { deleteBatch } from '../infra/jobs/deleteBatch.js';
import type { Job } from '../infra/jobs/job.js';

const HOUR = 60 * 60 * 1000;
/** Milliseconds for which receipts are stored. */
const RECEIPTS_STORED = 30 * 24 * HOUR;

/** Deletes old receipts, and devices whose sign-in expired. */
export const pushCleanupJob: Job = {
  name: 'push-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  async run(context) {
    const { models, realNow } = context;
    const oldWhere = { createdAt: { [Op.lt]: realNow() - RECEIPTS_STORED } };
    const signedOutWhere = { family: { [Op.notIn]: literal('(SELECT s.family FROM sessions s)') } };
    const outcomes = [
      await deleteBatch(context, models.PushMessage, { where: oldWhere, oldestBy: 'createdAt' }),
      await deleteBatch(context, models.PushSubscription, { where: signedOutWhere }),
    ];
    return outcomes.includes('again') ? 'again' : 'done';
  },
};
