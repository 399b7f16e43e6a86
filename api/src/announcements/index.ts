/** The exports for other folders. */

export { announcementJob } from './announcementJob.js';
export { announcementRoutes } from './routes/index.js';
