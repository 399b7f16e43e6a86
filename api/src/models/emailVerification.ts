import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, integer, moment, optional, primaryKey, tableOptions } from './columns.js';

/** A token of a welcome mail, stored hashed: one use, seven days (decisions §7.4). Times are real ones. */
export interface EmailVerification
  extends Model<InferAttributes<EmailVerification>, InferCreationAttributes<EmailVerification>> {
  tokenHash: string;
  userId: number;
  expiresAt: number;
  usedAt: number | null;
}

export function defineEmailVerification(sequelize: Sequelize): ModelStatic<EmailVerification> {
  return sequelize.define<EmailVerification>(
    'EmailVerification',
    {
      tokenHash: primaryKey(exactText(64)),
      userId: integer(),
      expiresAt: moment(),
      usedAt: optional.moment(),
    },
    tableOptions('email_verifications'),
  );
}
