import { followPush, type PushScope } from './followPush.js';
import { followSubscription, type SubscriptionScope } from './followSubscription.js';
import { startWorker } from './startWorker.js';
import type { WorkerScope } from './workerScope.js';

const scope = globalThis as unknown as WorkerScope & PushScope & SubscriptionScope;
startWorker(scope);
followPush(scope);
followSubscription(scope);
