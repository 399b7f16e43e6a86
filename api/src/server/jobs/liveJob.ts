import type { Job } from '../../infra/jobs/job.js';
import type { AppContext } from '../context.js';

/** Keeps the streams of live events and the lines of the chat open, and lets go of readers that are gone. */
export const liveJob: Job<AppContext> = {
  name: 'live-heartbeat',
  scope: 'process',
  everyMs: 20_000,
  async run({ live, chat }) {
    live.beat();
    chat.beat();
  },
};
