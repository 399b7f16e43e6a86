/** Notifications by Web Push, for the process that plans, sends and serves them. */

export type { PushContext } from './context.js';
export { pushDeliveryJob } from './deliver/pushDeliveryJob.js';
export { createPushService } from './deliver/pushService.js';
export { planMessages } from './plan/planMessages.js';
export { pushGoalJob } from './plan/pushGoalJob.js';
export { pushPlanJob } from './plan/pushPlanJob.js';
export { pushCleanupJob } from './pushCleanupJob.js';
export { pushRoutes } from './routes/index.js';
