import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import type { Env } from '../infra/env.js';

/** A browser's description of its subscription. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Whether messages may be sent to a subscription: a name on the public internet over https, and keys that messages can
 * be encrypted with. That the name leads to a public address is checked when it is called (`pushService.ts`).
 */
export function isUsable({ endpoint, keys }: BrowserSubscription, env: Pick<Env, 'push'>): boolean {
  return isPublicEndpoint(endpoint, env.push.standIn) && isPublicKey(keys.p256dh) && isSecret(keys.auth);
}

function isPublicEndpoint(endpoint: string, standIn: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (standIn !== null && url.href.startsWith(standIn)) return true;
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  // Names without a dot, and these, are of private networks only (RFC 6761, RFC 8375).
  return (
    /[^.]\.[a-z][a-z\d-]*$/i.test(hostname) &&
    !/\.(local|localhost|internal|arpa|test|invalid)$/i.test(hostname)
  );
}

/** A point of P-256, uncompressed. */
function isPublicKey(p256dh: string): boolean {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  try {
    browser.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function isSecret(auth: string): boolean {
  return Buffer.from(auth, 'base64url').length === 16;
}
