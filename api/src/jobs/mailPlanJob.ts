import { planReminders } from '../reminders/planReminders.js';
import { planReports } from '../reminders/planReports.js';
import type { Job } from './job.js';

/** Puts the mails that the game gives cause for in the queue. */
export const mailPlanJob: Job = {
  name: 'mail-plan',
  scope: 'portal',
  everyMs: 5_000,
  async run(context, now) {
    await planReminders(context, now);
    await planReports(context);
  },
};
