import { OPEN_PATH } from '../push/readOpenPath.js';
import type { LastingEvent } from './workerScope.js';

/** The part of a service worker's global scope that notifications use. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly PushPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof PushEvents>(
    name: Name,
    listener: (event: PushEvents[Name]) => void,
  ): void;
}

/** A page of the portal. */
export interface PushPage {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface PushEvents {
  readonly push: PushEvent;
  readonly notificationclick: ClickEvent;
}

/** A message of the server. */
export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

/** A press on a notification. */
export interface ClickEvent extends LastingEvent {
  readonly notification: { readonly data?: { readonly path?: unknown } | null; close(): void };
}

/** A notification as the server sends it (docs/guides/push.md). */
interface PushedNotification {
  readonly title: string;
  readonly body: string;
  /** Path of the portal that a press opens. */
  readonly path: string;
  readonly tag: string;
  readonly language: string;
}

/** Timeout after which a page has no running portal that could navigate, milliseconds. */
const ANSWER_MS = 500;

/** The icon of the installed app. */
const ICON = '/icons/icon-192.png';

/** Shows pushed notifications, and opens their pages when pressed. */
export function followPush(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event));
  });
}

/** Browsers demand that each message shows something: also one that can't be read. */
function show({ registration }: PushScope, { data }: PushEvent): Promise<void> {
  const notification = readPushed(() => data?.json());
  const { title = 'EuroManager', body = '', path = '/', tag = 'euromanager', language = 'nl' } = notification;
  return registration.showNotification(title, { body, tag, lang: language, icon: ICON, data: { path } });
}

function readPushed(read: () => unknown): Partial<PushedNotification> {
  try {
    const payload = Object(read());
    const texts = Object.entries(payload).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** In a page of the portal that is open already, the one in view first; else in a new one. */
async function open({ clients, location }: PushScope, { notification }: ClickEvent): Promise<void> {
  const { origin } = location;
  const url = new URL(String(notification.data?.path ?? '/'), origin);
  if (url.origin !== origin) return;
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await clients.openWindow(url.href);
    return;
  }
  await page.focus();
  // The portal's own navigation preserves its state and asks about unsaved changes; `navigate` would load everything
  // again.
  if (!(await goesThere(page, url.pathname + url.search))) await page.navigate(url.href);
}

function goesThere(page: PushPage, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (isShown: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isShown);
    };
    const timer = setTimeout(() => settle(false), ANSWER_MS);
    port1.onmessage = () => settle(true);
    page.postMessage({ type: OPEN_PATH, path }, [port2]);
  });
}
