import type { CreationOptional } from 'sequelize';
import { exactText, flag, integer, primaryKey, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** The mails that a user chose; a user without a row gets none. */
export interface MailChoice extends Row<MailChoice> {
  userId: number;
  /** A mail before each deadline (decisions §8.5). */
  deadlineMail: CreationOptional<boolean>;
  /** A report after each confirmed matchday, for premium members (decisions §8.5). */
  matchdayReport: CreationOptional<boolean>;
  /** In every mail, to stop it without signing in; it opens nothing else. */
  unsubscribeToken: string;
}

export const defineMailChoice = table<MailChoice>('MailChoice', 'mail_choices', {
  userId: primaryKey(integer()),
  deadlineMail: withDefault(flag(), false),
  matchdayReport: withDefault(flag(), false),
  unsubscribeToken: exactText(64),
});
