import { followPush, type PushScope } from './followPush.js';
import { startWorker } from './startWorker.js';
import type { WorkerScope } from './workerScope.js';

const scope = globalThis as unknown as WorkerScope & PushScope;
startWorker(scope);
followPush(scope);
