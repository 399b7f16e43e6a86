/** The exports for other folders. */

export { complaintRoutes } from './routes/index.js';
export { isOfDesk, isSuspended, restoreUser, suspendUser } from './suspendUser.js';
