import { isApplePhone } from '../browser/isApplePhone.js';
import { storeSubscription } from './storedSubscription.js';

/** The part of the window that notifications need. */
export type PushPage = Window & typeof globalThis;

/**
 * - `none`: this browser has no notifications, or the portal has no service worker here.
 * - `install`: an iPhone or iPad, which has them for installed apps only.
 * - `blocked`: the browser never allows them on this site.
 */
export type PushSupport = 'yes' | 'none' | 'install' | 'blocked';

/** Availability of Web Push in this browser. */
export function pushSupport(page: PushPage): PushSupport {
  if ('PushManager' in page && 'Notification' in page && page.navigator.serviceWorker) {
    return page.Notification.permission === 'denied' ? 'blocked' : 'yes';
  }
  return isApplePhone(page) ? 'install' : 'none';
}

/** Browsers whose way to allow notifications again is described. */
export type BrowserFamily = 'ios' | 'safari' | 'firefox' | 'android' | 'chromium';

export function browserFamily(page: PushPage): BrowserFamily {
  const { userAgent } = page.navigator;
  if (isApplePhone(page)) return 'ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Android/.test(userAgent)) return 'android';
  return /Chrome\//.test(userAgent) ? 'chromium' : 'safari';
}

/** Timeout of the service worker's registration, milliseconds. */
const WORKER_MS = 4_000;

/** The push service of the portal's service worker; null where none is registered. */
async function pushManager({ navigator }: PushPage): Promise<PushManager | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, timeout]);
  return registration?.pushManager ?? null;
}

/** The subscription of this browser; null without one. */
export async function findSubscription(page: PushPage): Promise<PushSubscription | null> {
  try {
    return (await (await pushManager(page))?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Converts a subscription for the API, which refuses an incomplete one. */
export interface SentSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A subscription as it is sent. */
export function sentOf(subscription: Pick<PushSubscription, 'toJSON'>): SentSubscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/**
 * Asks for permission and subscribes; call it while handling a press. A subscription for another key of the server is
 * replaced.
 * @param publicKey of the server, in base64url
 * @returns why not: `blocked`, when it was denied, or `failed`
 */
export async function subscribeBrowser(
  page: PushPage,
  publicKey: string,
): Promise<SentSubscription | 'blocked' | 'failed'> {
  try {
    if ((await page.Notification.requestPermission()) !== 'granted') return 'blocked';
    const manager = await pushManager(page);
    if (!manager) return 'failed';
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const subscription = await manager.subscribe(options).catch(async () => {
      await (await manager.getSubscription())?.unsubscribe();
      return manager.subscribe(options);
    });
    const body = sentOf(subscription);
    await storeSubscription(page, { endpoint: body.endpoint, auth: body.keys.auth, serverKey: publicKey });
    return body;
  } catch {
    return 'failed';
  }
}

/** The API's name of a device: SHA-256 of its endpoint in base64url. */
export async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
