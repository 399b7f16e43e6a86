import type { Job } from '../../infra/jobs/job.js';
import type { MailContext } from '../context.js';
import { planReminders } from './planReminders.js';
import { planReports } from './planReports.js';

/** Puts the mails that the game gives cause for in the queue. */
export const mailPlanJob: Job<MailContext> = {
  name: 'mail-plan',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 5_000,
  queue: { lane: 'game', priority: 3 },
  async run(context, now) {
    await planReminders(context, now);
    await planReports(context);
  },
};
