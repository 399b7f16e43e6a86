import { Op } from 'sequelize';
import { deleteBatch } from '../infra/jobs/deleteBatch.js';
import type { Job } from '../infra/jobs/job.js';
import { VISITOR_LIFETIME } from './visitorCookie.js';

const HOUR = 60 * 60 * 1000;
/** Conversations in one transaction; their messages are deleted with them. */
const BATCH = 500;

/** Forgets what visitors wrote to the help desk long ago; by real time, as it was written. */
export const helpCleanupJob: Job = {
  name: 'help-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  // One of them may be written in, or find its account, before it is deleted: the condition is checked again then.
  run: (context) =>
    deleteBatch(context, context.models.HelpConversation, {
      where: { userId: null, updatedAt: { [Op.lt]: context.realNow() - VISITOR_LIFETIME } },
      oldestBy: 'updatedAt',
      batch: BATCH,
    }),
};
