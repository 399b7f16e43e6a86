import { createHash } from 'node:crypto';

/** A short name for a text, the same in all processes; 72 bits of SHA-256. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
