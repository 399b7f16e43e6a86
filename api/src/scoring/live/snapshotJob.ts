import type { Job } from '../../infra/jobs/job.js';
import { refreshSnapshot } from '../../tournament/index.js';
import type { ScoringContext } from '../context.js';

/** Polls for imports and settlements of other processes, so that no reader has to, and updates the live stream. */
export const snapshotJob: Job<ScoringContext> = {
  // The name that operators know from the metrics.
  name: 'catalogue',
  scope: 'process',
  eachCompetition: true,
  everyMs: 1_000,
  async run(context) {
    await refreshSnapshot(context);
    await context.live.refresh();
  },
};
