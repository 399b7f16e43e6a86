import type { Job } from '../../infra/jobs/job.js';
import { isClockOff } from '../health/isClockOff.js';

/** Follows the database's clock, and logs when this machine's differs from it. */
export const databaseTimeJob: Job = {
  name: 'database-time',
  scope: 'process',
  everyMs: 60_000,
  async run({ time, log }) {
    await time.measure();
    if (isClockOff(time))
      log.warn({ offsetMs: time.offset }, 'the clock of this machine differs from the database’s: use NTP');
  },
};
