import type { PortalRelease } from './portalRelease.js';

/** A message of a page to the service worker. */
export type PageMessage =
  /** The first screen is there: store the release, so that it can be shown without a connection. */
  | { readonly type: 'store-release'; readonly release: PortalRelease }
  /** Answered with a {@link WorkerMessage}. */
  | { readonly type: 'ask-connection' }
  /** The user signed out. */
  | { readonly type: 'forget-answers' };

/** A message of the service worker to a page. */
export interface WorkerMessage {
  readonly type: 'connection';
  /**
   * Arrival of the oldest stored response that the page received in place of a new one, epoch milliseconds of this
   * device; null while the network responds.
   */
  readonly storedAt: number | null;
}

export function isPageMessage(data: unknown): data is PageMessage {
  return ['store-release', 'ask-connection', 'forget-answers'].includes(typeOf(data));
}

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  return typeOf(data) === 'connection';
}

const typeOf = (data: unknown) => String(Reflect.get(Object(data), 'type'));
