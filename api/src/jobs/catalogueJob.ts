import { refreshCatalogue } from '../catalogue/index.js';
import type { Job } from './job.js';

/** Looks for imports and settlements of other processes, so that no reader has to, and tells who reads along. */
export const catalogueJob: Job = {
  name: 'catalogue',
  scope: 'process',
  everyMs: 1_000,
  async run(context) {
    await refreshCatalogue(context);
    await context.live.refresh();
  },
};
