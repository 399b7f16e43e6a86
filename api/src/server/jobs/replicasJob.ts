import type { Job } from '../../infra/jobs/job.js';

/** Compares the replicas of the database with it, so that reads know which of them are recent enough (ADR 59). */
export const replicasJob: Job = {
  name: 'replicas',
  scope: 'process',
  everyMs: 500,
  run: ({ replicas }) => replicas.poll(),
};
