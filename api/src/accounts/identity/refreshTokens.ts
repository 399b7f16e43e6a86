import { createHmac, hkdfSync } from 'node:crypto';

/** Computes the refresh tokens that follow on others. */
export interface RefreshTokens {
  /**
   * Returns the token that replaces this one: always the same, so that a browser that lost it can get it once more,
   * and a chain of tokens never branches. Computing it requires the installation's secret.
   */
  successorOf(token: string): string;
}

const KEY_BYTES = 32;

/** HMAC-SHA-256 with its own key, derived from the installation's secret (HKDF, RFC 5869). */
export function createRefreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'euromanager refresh v1', KEY_BYTES));
  return { successorOf: (token) => createHmac('sha256', key).update(token).digest('base64url') };
}
