import { exactText, integer, moment, optional, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A reset token, stored hashed: one use, one hour (decisions §7.2). */
export interface PasswordReset extends Row<PasswordReset> {
  tokenHash: string;
  userId: number;
  expiresAt: number;
  usedAt: number | null;
}

export const definePasswordReset = table<PasswordReset>('PasswordReset', 'password_resets', {
  tokenHash: primaryKey(exactText(64)),
  userId: integer(),
  expiresAt: moment(),
  usedAt: optional.moment(),
});
