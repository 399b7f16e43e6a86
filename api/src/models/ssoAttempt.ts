import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, moment, primaryKey, tableOptions, text } from './columns.js';

/** A sign-in at the broadcaster that was begun: it can be finished once, by the browser that began it. */
export interface SsoAttempt extends Model<InferAttributes<SsoAttempt>, InferCreationAttributes<SsoAttempt>> {
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

export function defineSsoAttempt(sequelize: Sequelize): ModelStatic<SsoAttempt> {
  return sequelize.define<SsoAttempt>(
    'SsoAttempt',
    {
      stateHash: primaryKey(exactText(64)),
      browserHash: exactText(64),
      nonce: text(100),
      codeVerifier: text(200),
      redirectUri: text(500),
      expiresAt: moment(),
    },
    tableOptions('sso_attempts'),
  );
}
