import type { FeedMessage } from '@euro/api-contract';
import { signMessage } from '../../tournament/index.js';

/** Address to which a provider pushes, and the secret with which it signs. */
export interface PushTarget {
  /** `http://127.0.0.1:3000/api/feed/EUROM/2024`. */
  readonly url: string;
  /** `whsec_…`. */
  readonly secret: string;
  /** Real time in epoch milliseconds. */
  readonly now: () => number;
}

/** Sends a message, signed as Standard Webhooks describes. */
export function pushMessage(message: FeedMessage, { url, secret, now }: PushTarget): Promise<Response> {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(now() / 1000));
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signMessage({ id: message.id, timestamp, body }, secret),
    },
    body,
  });
}
