import { exactText, moment, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** A sign-in at the broadcaster that was begun: it can be finished once, by the browser that began it. */
export interface SsoAttempt extends Row<SsoAttempt> {
  /** SHA-256 of the state, hex. */
  stateHash: string;
  /** SHA-256 of the browser's cookie, hex. */
  browserHash: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
  redirectUri: string;
  /** Real time. */
  expiresAt: number;
}

export const defineSsoAttempt = table<SsoAttempt>('SsoAttempt', 'sso_attempts', {
  stateHash: primaryKey(exactText(64)),
  browserHash: exactText(64),
  nonce: text(100),
  codeVerifier: text(200),
  redirectUri: text(500),
  expiresAt: moment(),
});
