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
};
