import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { exactText, flag, integer, primaryKey, tableOptions, withDefault } from './columns.js';

/** The mails that a user chose; a user without a row gets none. */
export interface MailChoice extends Model<InferAttributes<MailChoice>, InferCreationAttributes<MailChoice>> {
  userId: number;
  /** A mail before each deadline (decisions §8.5). */
  deadlineMail: CreationOptional<boolean>;
  /** A report after each confirmed matchday, for premium members (decisions §8.5). */
  matchdayReport: CreationOptional<boolean>;
  /** In every mail, to stop it without signing in; it opens nothing else. */
  unsubscribeToken: string;
}

export function defineMailChoice(sequelize: Sequelize): ModelStatic<MailChoice> {
  return sequelize.define<MailChoice>(
    'MailChoice',
    {
      userId: primaryKey(integer()),
      deadlineMail: withDefault(flag(), false),
      matchdayReport: withDefault(flag(), false),
      unsubscribeToken: exactText(64),
    },
    tableOptions('mail_choices'),
  );
}
