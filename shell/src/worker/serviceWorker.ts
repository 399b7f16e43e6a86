import { startWorker } from './startWorker.js';
import type { WorkerScope } from './workerScope.js';

startWorker(globalThis as unknown as WorkerScope);
