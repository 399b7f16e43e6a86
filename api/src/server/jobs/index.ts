import { accountMailJob, sessionCleanupJob } from '../../accounts/index.js';
import { announcementJob } from '../../announcements/index.js';
import { helpCleanupJob, helpMailJob } from '../../help/index.js';
import { idempotencyCleanupJob } from '../../http/index.js';
import type { ProcessRole } from '../../infra/env.js';
import type { Job } from '../../infra/jobs/job.js';
import { chatJob, closePollsJob, leagueResultsJob } from '../../leagues/index.js';
import { mailPlanJob } from '../../mail/reminders/index.js';
import { paymentJob, refundJob } from '../../payments/index.js';
import { pushCleanupJob, pushDeliveryJob, pushGoalJob, pushPlanJob } from '../../push/index.js';
import {
  fillPositionsJob,
  indexNamesJob,
  matchdayJob,
  snapshotJob,
  standbyJob,
} from '../../scoring/index.js';
import { feedCleanupJob, feedPollJob } from '../../tournament/index.js';
import type { AppContext } from '../context.js';
import { faultGroupsJob } from '../faults/index.js';
import { activityJob, dueSampleJobOf } from '../work/activityJobs.js';
import { databaseTimeJob } from './databaseTimeJob.js';
import { diskSpaceJob } from './diskSpaceJob.js';
import { liveJob } from './liveJob.js';
import { mailJob } from './mailJob.js';

const working: readonly Job<AppContext>[] = [
  activityJob,
  snapshotJob,
  liveJob,
  chatJob,
  databaseTimeJob,
  diskSpaceJob,
  faultGroupsJob,
  matchdayJob,
  standbyJob,
  fillPositionsJob,
  indexNamesJob,
  leagueResultsJob,
  closePollsJob,
  mailPlanJob,
  announcementJob,
  accountMailJob,
  mailJob,
  pushGoalJob,
  pushPlanJob,
  pushDeliveryJob,
  helpMailJob,
  paymentJob,
  refundJob,
  sessionCleanupJob,
  idempotencyCleanupJob,
  helpCleanupJob,
  feedPollJob,
  feedCleanupJob,
  pushCleanupJob,
];

/** All background jobs of the API. */
export const jobs: readonly Job<AppContext>[] = [...working, dueSampleJobOf(working)];

/** The jobs of a process of this role; one that answers calls leaves the portal's jobs to workers. */
export function jobsOf(role: ProcessRole): readonly Job<AppContext>[] {
  return role === 'api' ? jobs.filter(({ scope }) => scope === 'process') : jobs;
}
