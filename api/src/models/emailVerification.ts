import { exactText, integer, moment, optional, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A token of a welcome mail, stored hashed: one use, seven days (decisions §7.4). Times are real ones. */
export interface EmailVerification extends Row<EmailVerification> {
  tokenHash: string;
  userId: number;
  expiresAt: number;
  usedAt: number | null;
}

export const defineEmailVerification = table<EmailVerification>('EmailVerification', 'email_verifications', {
  tokenHash: primaryKey(exactText(64)),
  userId: integer(),
  expiresAt: moment(),
  usedAt: optional.moment(),
});
