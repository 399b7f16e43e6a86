/** The exports for other folders. */

export { giveConversation } from './adoptConversation.js';
export { countAppeals, requireOtherPerson } from './appeals.js';
export { helpCleanupJob } from './helpCleanupJob.js';
export { helpMailJob } from './helpMailJob.js';
export { helpRoutes } from './routes/index.js';
export { writeToUser } from './writeToUser.js';
