import { catalogueJob } from './catalogueJob.js';
import type { Job } from './job.js';
import { matchdayJob } from './matchdayJob.js';
import { sessionCleanupJob } from './sessionCleanupJob.js';

/** Everything the API does by itself. */
export const jobs: readonly Job[] = [catalogueJob, matchdayJob, sessionCleanupJob];
