import { exactText, integer, longText, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** The broadcaster's side of a session: ours continues as long as the broadcaster confirms it. Times are real ones. */
export interface ProviderSession extends Row<ProviderSession> {
  /** The family in `sessions`. */
  family: string;
  userId: number;
  subject: string;
  /** The broadcaster's refresh token, encrypted: who reads the database can't use it. */
  sealedToken: string;
  /** When he said yes last. */
  confirmedAt: number;
  /** When he was asked last. */
  askedAt: number;
}

export const defineProviderSession = table<ProviderSession>('ProviderSession', 'provider_sessions', {
  family: primaryKey(exactText(64)),
  userId: integer(),
  subject: exactText(255),
  sealedToken: longText(),
  confirmedAt: moment(),
  askedAt: moment(),
});
