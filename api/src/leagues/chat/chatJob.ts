import type { Job } from '../../infra/jobs/job.js';
import type { LeaguesContext } from '../context.js';

/** Looks what other processes wrote in the chats that are read here, and who may no longer read them. */
export const chatJob: Job<LeaguesContext> = {
  name: 'chat',
  scope: 'process',
  everyMs: 1_500,
  async run({ chat }) {
    await chat.look();
  },
};
