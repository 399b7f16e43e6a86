import type { Job } from '../../infra/jobs/job.js';
import type { AppContext } from '../context.js';

/** Stores the faults in browsers that were reported to this process. */
export const faultGroupsJob: Job<AppContext> = {
  name: 'fault-groups',
  scope: 'process',
  everyMs: 5_000,
  run: ({ faultGroups }) => faultGroups.store(),
};
