import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { undoLater } from './undoAfterEach.js';

/** Notifications of a test's browser: its settings, and a log. */
export interface StubbedPush {
  /** The user's answer to the browser's question. */
  answer: NotificationPermission;
  subscription: { endpoint: string } | null;
  /** Keys of servers that the browser subscribed for. */
  readonly subscribedFor: string[];
  /** Sends a message of the worker to the page; returns the page's replies. */
  message(data: unknown): unknown[];
}

const ENDPOINT = 'https://push.example.com/device';

/** A browser with Web Push, which jsdom has not: undone after the test. */
export function stubPush(permission: NotificationPermission = 'default'): StubbedPush {
  const listeners = new Set<(event: object) => void>();
  const stub: StubbedPush = {
    answer: 'granted',
    subscription: null,
    subscribedFor: [],
    message(data) {
      const replies: unknown[] = [];
      const ports = [{ postMessage: (reply: unknown) => void replies.push(reply) }];
      for (const listener of listeners) listener({ data, ports });
      return replies;
    },
  };
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      stub.subscription = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => stub.subscription && subscriptionAt(stub.subscription.endpoint),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      stub.subscribedFor.push(applicationServerKey);
      stub.subscription = { endpoint: ENDPOINT };
      return subscriptionAt(ENDPOINT);
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = stub.answer;
      return stub.answer;
    },
  };
  // Web Push exists in secure contexts only, and so does this.
  define(crypto, 'subtle', webcrypto.subtle);
  define(globalThis, 'TextEncoder', TextEncoder);
  define(window, 'PushManager', class {});
  define(window, 'Notification', notification);
  define(navigator, 'serviceWorker', {
    register: async () => {},
    ready: Promise.resolve({ pushManager }),
    addEventListener: (_: string, listener: (event: object) => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => void listeners.delete(listener),
  });
  return stub;
}

function define(target: object, name: string, value: unknown): void {
  const original = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true });
  undoLater(() => {
    Reflect.deleteProperty(target, name);
    if (original) Object.defineProperty(target, name, original);
  });
}
