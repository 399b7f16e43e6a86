import type { ProcessRole } from '../env.js';
import { catalogueJob } from './catalogueJob.js';
import { chatJob } from './chatJob.js';
import { diskSpaceJob } from './diskSpaceJob.js';
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
  diskSpaceJob,
  matchdayJob,
  mailPlanJob,
  mailJob,
  helpMailJob,
  paymentJob,
  sessionCleanupJob,
  idempotencyCleanupJob,
  helpCleanupJob,
];

/** What a process of this role does: one that answers calls leaves to workers what is done once for all. */
export function jobsOf(role: ProcessRole): readonly Job[] {
  return role === 'api' ? jobs.filter(({ scope }) => scope === 'process') : jobs;
}
