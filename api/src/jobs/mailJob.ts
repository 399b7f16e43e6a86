import { sendAccountMails } from '../mail/accountMails.js';
import { sendDueMails } from '../reminders/sendDueMails.js';
import type { Job } from './job.js';

/** Hands the mails in the queues to the mail server, a batch at a time; who waits for a link goes first. */
export const mailJob: Job = {
  name: 'mail',
  scope: 'portal',
  everyMs: 2_000,
  async run(context) {
    await sendAccountMails(context);
    await sendDueMails(context);
  },
};
