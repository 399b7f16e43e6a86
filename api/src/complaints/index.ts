/** The exports for other folders. */

export { complaintRoutes } from './routes/index.js';
export { isSuspended, restoreUser, suspendUser } from './suspendUser.js';
