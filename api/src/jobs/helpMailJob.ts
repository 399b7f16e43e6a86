import { sendHelpMails } from '../help/sendHelpMails.js';
import type { Job } from './job.js';

/** Tells people by mail of answers of the help desk that they have not seen. */
export const helpMailJob: Job = {
  name: 'help-mail',
  scope: 'portal',
  everyMs: 10_000,
  run: (context) => sendHelpMails(context),
};
