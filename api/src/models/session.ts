import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional } from './columns.js';
import { type Row, table } from './table.js';

/** One link of a chain of refresh tokens; all links of a sign-in share a family (decisions §7.1). */
export interface Session extends Row<Session> {
  id: CreationOptional<number>;
  userId: number;
  family: string;
  /** SHA-256, hex. */
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  replacedAt: number | null;
  revokedAt: number | null;
  userAgent: string | null;
}

export const defineSession = table<Session>('Session', 'sessions', {
  id: autoId(),
  userId: integer(),
  family: exactText(64),
  tokenHash: exactText(64),
  createdAt: moment(),
  expiresAt: moment(),
  replacedAt: optional.moment(),
  revokedAt: optional.moment(),
  userAgent: optional.text(300),
});
