import { Op } from 'sequelize';
import type { Job } from '../infra/jobs/job.js';
import { VISITOR_LIFETIME } from './visitorCookie.js';

const HOUR = 60 * 60 * 1000;
/** Conversations a run deletes at most: the next run takes the rest. */
const BATCH = 1_000;

/** Forgets what visitors wrote to the help desk long ago; by real time, as it was written. */
export const helpCleanupJob: Job = {
  name: 'help-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  async run({ models, realNow, withTransaction }) {
    const where = { userId: null, updatedAt: { [Op.lt]: realNow() - VISITOR_LIFETIME } };
    const old = await models.HelpConversation.findAll({
      attributes: ['id'],
      where,
      order: [['updatedAt', 'ASC']],
      limit: BATCH,
      raw: true,
    });
    if (old.length === 0) return;
    // Asked again: one of them may have been written in, or have found its account, since.
    await withTransaction((transaction) =>
      models.HelpConversation.destroy({ where: { ...where, id: old.map(({ id }) => id) }, transaction }),
    );
  },
};
