import type { Job } from '../../infra/jobs/job.js';

/** Finds out when a database whose disk was full has room again. */
export const diskSpaceJob: Job = {
  name: 'disk-space',
  scope: 'process',
  everyMs: 5_000,
  run: ({ diskSpace }) => diskSpace.check(),
};
