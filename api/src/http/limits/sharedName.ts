import { createHash } from 'node:crypto';

/** A key as the shared Redis may know it: keys contain addresses and names of people, which stay in this process. */
export function sharedName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
