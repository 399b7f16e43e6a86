import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerated difference to the sender's clock, and with it the time in which a message can be repeated, in seconds. */
const TOLERANCE = 5 * 60;
const PREFIX = 'whsec_';

/** A message as it arrived, with the headers of Standard Webhooks. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** `v1,…` and others, with spaces between. */
  readonly signature: string;
  readonly body: string;
}

/**
 * Whether one of the secrets signed the message and it is no older or newer than five minutes (standardwebhooks.com).
 * @param now epoch milliseconds
 */
export function verifySignature(
  { id, timestamp, signature, body }: SignedMessage,
  secrets: readonly string[],
  now: number,
): boolean {
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE) return false;
  const signatures = signature.split(' ').map((one) => Buffer.from(one));
  return secrets.some((secret) => {
    const expected = Buffer.from(signMessage({ id, timestamp, body }, secret));
    return signatures.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}

/** The value of `webhook-signature` for a message. @param secret `whsec_` and the key in base64 */
export function signMessage(
  { id, timestamp, body }: Omit<SignedMessage, 'signature'>,
  secret: string,
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
