import { countDue } from '../../infra/jobs/countDue.js';
import type { Job } from '../../infra/jobs/job.js';
import { sendDueMails } from '../../mail/reminders/index.js';
import type { AppContext } from '../context.js';

/** Hands the mails of the game and of payments to the mail server, a batch at a time. */
export const mailJob: Job<AppContext> = {
  name: 'mail',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 2_000,
  queue: { lane: 'mail', priority: 3, announced: true, parallel: 8 },
  run: async (context) => ((await sendDueMails(context)) ? 'again' : 'done'),
  backlog: ({ models, realNow }) =>
    countDue(models.SentMail, 'nextTryAt', { now: realNow(), where: { state: 'waiting' } }),
  async requeue({ models, realNow }, id, transaction) {
    const resetState = { state: 'waiting' as const, attempts: 0, nextTryAt: realNow() };
    await models.SentMail.update(resetState, {
      where: { id: [...id], state: ['refused', 'given-up'] },
      transaction,
    });
  },
};
