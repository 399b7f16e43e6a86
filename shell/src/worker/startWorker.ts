import { NavigationRoute, Route, Router } from 'workbox-routing';
import { createAnswers } from './createAnswers.js';
import { createConnections } from './createConnections.js';
import { createReleases } from './createReleases.js';
import { FreshFirst } from './FreshFirst.js';
import { isPageMessage, type PageMessage } from './messages.js';
import { runClock } from './runClock.js';
import { endsSession, isStoredCall } from './storedCalls.js';
import type { FetchEvent, LastingEvent, MessageEventOfWorker, WorkerScope } from './workerScope.js';

/** So long a page may take before the stored one is shown, milliseconds. */
const PAGE_TIMEOUT_MS = 4_000;
/** So long an answer may take before the last one is shown, milliseconds; the portal itself waits 15 seconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Files whose name includes a hash of their content: scripts and fonts of the shell, releases of sections. */
const FILES = /^\/remotes\/|\.[0-9a-f]{8}\.\w+$/;
/** Addresses that are no pages of the portal, and those of files. */
const NO_PAGES = [/^\/(api|remotes|embed|share|stand-ins|oembed)(\/|\?|$)/, /^[^?]*\.\w+(\?|$)/];

/**
 * Starts the portal's service worker. A new one replaces the previous one at once: stored data belongs to a release of
 * the portal or to a user, never to a version of the worker.
 */
export function startWorker(scope: WorkerScope): void {
  const releases = createReleases(scope);
  const answers = createAnswers(scope);
  const connections = createConnections(scope.clients);

  const pages = new FreshFirst({
    timeoutMs: PAGE_TIMEOUT_MS,
    fromStore: () => releases.document(),
  });
  const epochs = new WeakMap<Request, number>();
  const calls = new FreshFirst({
    timeoutMs: ANSWER_TIMEOUT_MS,
    async fromStore(request, { event }) {
      const answer = await answers.get(request);
      if (!answer) return undefined;
      await connections.stored((event as FetchEvent).clientId, answer.storedAt);
      return runClock(answer.response, request, Date.now() - answer.storedAt);
    },
    async onFresh(request, response, { event }) {
      await connections.fresh((event as FetchEvent).clientId);
      await answers.put(request, response, epochs.get(request) ?? answers.epoch());
    },
  });

  const router = new Router();
  router.registerRoute(new NavigationRoute(pages, { denylist: NO_PAGES }));
  router.registerRoute(
    new Route(
      ({ sameOrigin, url }) => sameOrigin && FILES.test(url.pathname),
      async ({ request }) => (await releases.file(request)) ?? scope.fetch(request),
    ),
  );
  router.registerRoute(new Route(({ sameOrigin, url }) => sameOrigin && isStoredCall(url.pathname), calls));

  function respond(event: FetchEvent): void {
    const { request } = event;
    if (endsSession(request.method, new URL(request.url).pathname)) event.waitUntil(answers.forget());
    epochs.set(request, answers.epoch());
    const response = router.handleRequest({ request, event });
    if (response) event.respondWith(response);
    // Its preload was requested already: a second request for the same would be made otherwise.
    else if (request.mode === 'navigate') event.respondWith(preloadedResponse(event));
  }

  async function preloadedResponse({ preloadResponse, request }: FetchEvent): Promise<Response> {
    return (await preloadResponse) ?? scope.fetch(request);
  }

  async function answer(message: PageMessage, { source }: MessageEventOfWorker): Promise<void> {
    switch (message.type) {
      case 'store-release':
        // Without room or connection the previous release remains; the next page retries.
        return releases.store(message.release).catch(() => {});
      case 'forget-answers':
        return answers.forget();
      case 'ask-connection':
        source?.postMessage(connections.of(source.id));
    }
  }

  async function activate(): Promise<void> {
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  scope.addEventListener('install', (event: LastingEvent) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event: LastingEvent) => event.waitUntil(activate()));
  scope.addEventListener('fetch', respond);
  scope.addEventListener('message', (event) => {
    if (isPageMessage(event.data)) event.waitUntil(answer(event.data, event));
  });
}
