import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/**
 * A mail about an account that waits until the mail server takes it; then the row goes. It is filed under the address
 * that was typed, known or not, so that asking takes the same work for both. Times are real ones.
 */
export interface AccountMail extends Row<AccountMail> {
  id: CreationOptional<number>;
  kind: 'welcome' | 'password-reset' | 'signed-in-elsewhere' | 'account-reclaimed';
  /** One of a kind waits for an address at a time. */
  email: string;
  attempts: CreationOptional<number>;
  nextTryAt: number;
  createdAt: number;
}

export const defineAccountMail = table<AccountMail>('AccountMail', 'account_mails', {
  id: autoId(),
  kind: text(32),
  email: exactText(254),
  attempts: withDefault(integer(), 0),
  nextTryAt: moment(),
  createdAt: moment(),
});
