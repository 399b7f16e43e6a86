import { countDue } from '../infra/jobs/countDue.js';
import type { Job } from '../infra/jobs/job.js';
import type { HelpContext } from './context.js';
import { sendHelpMails } from './sendHelpMails.js';

/** Sends people mails about answers of the help desk that they have not seen. */
export const helpMailJob: Job<HelpContext> = {
  name: 'help-mail',
  scope: 'portal',
  everyMs: 10_000,
  queue: { lane: 'mail', priority: 2, announced: true },
  run: async (context) => ((await sendHelpMails(context)) ? 'again' : 'done'),
  backlog: ({ models, realNow }) => countDue(models.HelpConversation, 'mailDueAt', { now: realNow() }),
  async requeue({ models, realNow }, id, transaction) {
    const resetState = { mailDueAt: realNow(), mailAttempts: 0 };
    await models.HelpConversation.update(resetState, {
      where: { id: [...id], mailDueAt: null },
      transaction,
    });
  },
};
