import { type SentSubscription, sentOf } from '../push/pushBrowser.js';
import { readSubscription, type StoredSubscription, storeSubscription } from '../push/storedSubscription.js';
import type { LastingEvent } from './workerScope.js';

/** The part of a service worker's global scope that a change of its subscription uses. */
export interface SubscriptionScope {
  readonly caches: CacheStorage;
  readonly registration: { readonly pushManager: Pick<PushManager, 'subscribe'> };
  fetch(url: string, init: RequestInit): Promise<Response>;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
}

/** The browser ended a subscription; only some browsers report which one, and its replacement. */
export interface SubscriptionChange extends LastingEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Subscribes this device again when the browser ended its subscription, and notifies the server (docs/guides/push.md).
 */
export function followSubscription(scope: SubscriptionScope): void {
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replace(scope, event)));
}

async function replace(scope: SubscriptionScope, event: SubscriptionChange): Promise<void> {
  // Absent for a subscription that was never stored, or was switched off.
  const previous = await readSubscription(scope);
  if (!previous) return;
  const next = event.newSubscription ?? (await subscribe(scope, previous));
  const body = sentOf(next);
  const endedSubscription = event.oldSubscription ? authOf(event.oldSubscription) : previous;
  const response = await send(scope, body, endedSubscription);
  // Refused or lost: the profile shows this device as off, and subscribes it again.
  if (response.ok)
    await storeSubscription(scope, { ...previous, endpoint: body.endpoint, auth: body.keys.auth });
}

const subscribe = ({ registration }: SubscriptionScope, { serverKey }: StoredSubscription) =>
  registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });

function authOf(subscription: PushSubscription): Pick<StoredSubscription, 'endpoint' | 'auth'> {
  const { endpoint, keys } = sentOf(subscription);
  return { endpoint, auth: keys.auth };
}

function send(
  scope: SubscriptionScope,
  { endpoint, keys }: SentSubscription,
  previous: Pick<StoredSubscription, 'endpoint' | 'auth'>,
): Promise<Response> {
  return scope.fetch('/api/user/push/replace', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, before: { endpoint: previous.endpoint, auth: previous.auth } }),
  });
}
