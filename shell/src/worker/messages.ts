import type { PortalRelease } from './portalRelease.js';

/** What a page asks of the service worker. */
export type PageMessage =
  /** The first screen is there: store the release, so that it can be shown without a connection. */
  | { readonly type: 'store-release'; readonly release: PortalRelease }
  /** Answered with a {@link WorkerMessage}. */
  | { readonly type: 'ask-connection' }
  /** Nobody is signed in any more. */
  | { readonly type: 'forget-answers' };

/** What the service worker sends to a page. */
export interface WorkerMessage {
  readonly type: 'connection';
  /**
   * When the oldest answer was received that the page was given in place of a new one, epoch milliseconds of this device;
   * null while the network answers.
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
