import { sendAccountMails } from '../../accounts/index.js';
import type { Job } from '../../infra/jobs/job.js';
import { sendDueMails } from '../../mail/reminders/index.js';
import type { AppContext } from '../context.js';

/** Hands the mails in the queues to the mail server, a batch at a time; who waits for a link goes first. */
export const mailJob: Job<AppContext> = {
  name: 'mail',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 2_000,
  async run(context) {
    if (context.competitionId === undefined) await sendAccountMails(context);
    return (await sendDueMails(context)) ? 'again' : 'done';
  },
};
