import type { WorkerScope } from './workerScope.js';

/**
 * Starts the portal's service worker. A new one replaces the one before at once: what is stored belongs to a release of the
 * portal or to a user, never to a version of the worker.
 */
export function startWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}
