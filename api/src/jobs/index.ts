import type { Job } from './job.js';

/** Everything the API does by itself. */
export const jobs: readonly Job[] = [];
