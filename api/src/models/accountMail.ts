import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, exactText, integer, moment, tableOptions, text, withDefault } from './columns.js';

/**
 * A mail about an account that waits until the mail server takes it; then the row goes. It is filed under the address
 * that was typed, known or not, so that asking takes the same work for both. Times are real ones.
 */
export interface AccountMail
  extends Model<InferAttributes<AccountMail>, InferCreationAttributes<AccountMail>> {
  id: CreationOptional<number>;
  kind: 'welcome' | 'password-reset' | 'signed-in-elsewhere' | 'account-reclaimed';
  /** One of a kind waits for an address at a time. */
  email: string;
  attempts: CreationOptional<number>;
  nextTryAt: number;
  createdAt: number;
}

export function defineAccountMail(sequelize: Sequelize): ModelStatic<AccountMail> {
  return sequelize.define<AccountMail>(
    'AccountMail',
    {
      id: autoId(),
      kind: text(32),
      email: exactText(254),
      attempts: withDefault(integer(), 0),
      nextTryAt: moment(),
      createdAt: moment(),
    },
    tableOptions('account_mails'),
  );
}
