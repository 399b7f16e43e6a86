import type { Job } from '../../infra/jobs/job.js';
import { currentSnapshot } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import { planCaptainsOut } from './planCaptainsOut.js';
import { planConfirmed } from './planConfirmed.js';
import { planDeadlines } from './planDeadlines.js';
import { planMentions } from './planMentions.js';

/** Plans all notifications except goals, from committed data, so neither a settlement nor a comment waits for it. */
export const pushPlanJob: Job<PushContext> = {
  name: 'push-plan',
  scope: 'portal',
  eachCompetition: true,
  everyMs: 1_000,
  queue: { lane: 'game', priority: 3 },
  async run(context, now) {
    const snapshot = await currentSnapshot(context);
    if (snapshot) {
      await planDeadlines(context, snapshot, now);
      await planCaptainsOut(context, snapshot, now);
      await planConfirmed(context, snapshot);
    }
    // Chats are read through once for all competitions.
    if (context.competitionId === undefined) await planMentions(context);
  },
};
