import type { IncomingMessage, ServerResponse } from 'node:http';

/** Follows requests, for metrics. A gateway in another program needs no library for them. */
export interface RequestObserver {
  /** Notes the response to a request once it ends. */
  observe(request: IncomingMessage, response: ServerResponse): void;
}
