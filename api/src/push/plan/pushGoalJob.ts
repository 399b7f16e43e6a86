import type { Job } from '../../infra/jobs/job.js';
import { currentSnapshot } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import { planGoals } from './planGoals.js';

/**
 * Puts the notifications of goals and assists in the queue: apart from the others, so that none of them makes a goal
 * wait, which is to arrive within two seconds.
 */
export const pushGoalJob: Job<PushContext> = {
  name: 'push-goals',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 500,
  queue: { lane: 'game', priority: 2 },
  async run(context, now) {
    const snapshot = await currentSnapshot(context);
    if (snapshot) await planGoals(context, snapshot, now);
  },
};
