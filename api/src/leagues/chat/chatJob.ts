import type { Job } from '../../infra/jobs/job.js';
import type { LeaguesContext } from '../context.js';

/** Polls for comments of other processes in chats with readers here, and ends streams of readers who lost access. */
export const chatJob: Job<LeaguesContext> = {
  name: 'chat',
  scope: 'process',
  everyMs: 1_500,
  async run({ chat }) {
    await chat.look();
  },
};
