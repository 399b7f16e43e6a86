import { Op } from 'sequelize';
import { deleteBatch } from '../../infra/jobs/deleteBatch.js';
import type { Job } from '../../infra/jobs/job.js';
import { SESSION_LIFETIME } from './sessions.js';

const HOUR = 60 * 60 * 1000;

/** Deletes expired sign-ins, those begun elsewhere, and expired links of mails; by real time, as they expire. */
export const sessionCleanupJob: Job = {
  name: 'session-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  async run(context) {
    const { models, realNow } = context;
    const expired = { where: { expiresAt: { [Op.lt]: realNow() } }, oldestBy: 'expiresAt' };
    // A sign-in that was not used for so long is over here too.
    const unconfirmedWhere = { confirmedAt: { [Op.lt]: realNow() - SESSION_LIFETIME } };
    const outcomes = [
      await deleteBatch(context, models.Session, expired),
      await deleteBatch(context, models.PasswordReset, expired),
      await deleteBatch(context, models.EmailVerification, expired),
      await deleteBatch(context, models.SsoAttempt, expired),
      await deleteBatch(context, models.ProviderSession, { where: unconfirmedWhere }),
    ];
    return outcomes.includes('again') ? 'again' : 'done';
  },
};
