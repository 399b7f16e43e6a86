import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import encryptedContent from 'http_ece';

/** `PushSubscription.toJSON()` of a browser. */
export interface SubscriptionJson {
  readonly endpoint: string;
  readonly expirationTime: null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A subscribed browser, the only one that can decrypt messages to its endpoint (RFC 8291). */
export interface Browser {
  readonly subscription: SubscriptionJson;
  /** The server that it subscribed to: only this one may send (RFC 8292 §4); null for any. */
  readonly applicationServerKey: string | null;
  /** @throws an Error for content that was not encrypted for it */
  decrypt(content: Buffer): string;
}

/** Subscribes a new browser at an address of the push service. */
export function createBrowser(endpoint: string, applicationServerKey: string | null): Browser {
  const privateKey: ECDH = createECDH('prime256v1');
  const publicKey = privateKey.generateKeys();
  const authSecret = randomBytes(16);
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: authSecret.toString('base64url') },
    },
    applicationServerKey,
    decrypt: (content) =>
      encryptedContent.decrypt(content, { version: 'aes128gcm', privateKey, authSecret }).toString('utf8'),
  };
}
