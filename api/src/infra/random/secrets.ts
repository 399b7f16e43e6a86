import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a token, as stored: readers of the database can't use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
