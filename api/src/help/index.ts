/** What other rooms may use of the help desk. */

export { helpCleanupJob } from './helpCleanupJob.js';
export { helpMailJob } from './helpMailJob.js';
export { helpRoutes } from './routes/index.js';
