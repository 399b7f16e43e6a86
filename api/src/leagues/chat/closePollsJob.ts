import type { Job } from '../../infra/jobs/job.js';
import { currentSnapshot } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { closePolls } from './closePolls.js';

/** Closes polls at the deadline of their matchday, and sends readers the outcome. */
export const closePollsJob: Job<LeaguesContext> = {
  name: 'chat-polls',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 2_000,
  queue: { lane: 'game', priority: 5 },
  async run(context, now) {
    const snapshot = await currentSnapshot(context);
    return snapshot ? closePolls(context, snapshot.competition.id, now) : undefined;
  },
};
