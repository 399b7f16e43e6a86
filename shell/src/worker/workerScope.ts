/**
 * The parts of a service worker's global scope that the worker uses; TypeScript's own types of it exclude those of
 * pages.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: WorkerClients;
  readonly registration: ServiceWorkerRegistration;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export interface WorkerClients {
  claim(): Promise<void>;
  get(id: string): Promise<WorkerClient | undefined>;
}

/** A page of the portal. */
export interface WorkerClient {
  readonly id: string;
  postMessage(message: unknown): void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEventOfWorker;
}

/** The browser keeps the worker running until the promise settles. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** Of the page that makes the request; empty for a navigation. */
  readonly clientId: string;
  /** Of the page that a navigation opens. */
  readonly resultingClientId: string;
  /** The response to the navigation preload, if there is one. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A message of a page. */
export interface MessageEventOfWorker extends LastingEvent {
  readonly data: unknown;
  readonly source: WorkerClient | null;
}
