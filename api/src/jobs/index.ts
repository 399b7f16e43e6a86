import { catalogueJob } from './catalogueJob.js';
import { chatJob } from './chatJob.js';
import { helpCleanupJob } from './helpCleanupJob.js';
import { helpMailJob } from './helpMailJob.js';
import { idempotencyCleanupJob } from './idempotencyCleanupJob.js';
import type { Job } from './job.js';
import { liveJob } from './liveJob.js';
import { mailJob } from './mailJob.js';
import { mailPlanJob } from './mailPlanJob.js';
import { matchdayJob } from './matchdayJob.js';
import { paymentJob } from './paymentJob.js';
import { sessionCleanupJob } from './sessionCleanupJob.js';

/** Everything the API does by itself. */
export const jobs: readonly Job[] = [
  catalogueJob,
  liveJob,
  chatJob,
  matchdayJob,
  mailPlanJob,
  mailJob,
  helpMailJob,
  paymentJob,
  sessionCleanupJob,
  idempotencyCleanupJob,
  helpCleanupJob,
];
