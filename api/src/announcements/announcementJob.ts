import type { Job } from '../infra/jobs/job.js';
import { planAnnouncements } from './planAnnouncements.js';

/** Puts the mails and notifications of announcements in their queues, a step of users at a time. */
export const announcementJob: Job = {
  name: 'announcements',
  scope: 'portal',
  everyMs: 2_000,
  queue: { lane: 'game', priority: 4 },
  run: async (context) => ((await planAnnouncements(context)) ? 'again' : 'done'),
};
