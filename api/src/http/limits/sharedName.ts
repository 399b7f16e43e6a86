import { createHash } from 'node:crypto';

/** Hash of a key for the shared Redis: the key itself contains addresses and names of people, which stay in this process. */
export function sharedName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
