import type { Job } from './job.js';

/** Looks what other processes wrote in the chats that are read here, and who may no longer read them. */
export const chatJob: Job = {
  name: 'chat',
  scope: 'process',
  everyMs: 1_500,
  async run({ chat }) {
    await chat.look();
  },
};
