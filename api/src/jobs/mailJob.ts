import { sendDueMails } from '../reminders/sendDueMails.js';
import type { Job } from './job.js';

/** Hands the mails in the queue to the mail server, a batch at a time. */
export const mailJob: Job = {
  name: 'mail',
  everyMs: 2_000,
  run: (context) => sendDueMails(context),
};
