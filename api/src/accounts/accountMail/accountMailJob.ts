import { countDue } from '../../infra/jobs/countDue.js';
import type { Job } from '../../infra/jobs/job.js';
import type { AccountsContext } from '../context.js';
import { sendAccountMails } from './accountMails.js';

/** Sends the mails about accounts: who waits for a link waits for no reminder. */
export const accountMailJob: Job<AccountsContext> = {
  name: 'account-mail',
  scope: 'portal',
  everyMs: 2_000,
  queue: { lane: 'mail', priority: 1, announced: true, parallel: 2 },
  run: async (context) => ((await sendAccountMails(context)) ? 'again' : 'done'),
  backlog: ({ models, realNow }) => countDue(models.AccountMail, 'nextTryAt', { now: realNow() }),
};
