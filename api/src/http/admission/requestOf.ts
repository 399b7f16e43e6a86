import type { KeyedCall } from '../idempotency/idempotencyKey.js';
import { describeRequest } from '../idempotency/idempotencyKey.js';

/** What a ticket belongs to: the same user's same call with the same key and body. */
export function requestOf(call: KeyedCall): string {
  const { call: name, bodyHash } = describeRequest(call);
  return [call.caller.userId, name, call.idempotencyKey ?? '', bodyHash].join(' ');
}
