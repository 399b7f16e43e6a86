import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, integer, moment, optional, primaryKey, tableOptions } from './columns.js';

/** A reset token, stored hashed: one use, one hour (decisions §7.2). */
export interface PasswordReset
  extends Model<InferAttributes<PasswordReset>, InferCreationAttributes<PasswordReset>> {
  tokenHash: string;
  userId: number;
  expiresAt: number;
  usedAt: number | null;
}

export function definePasswordReset(sequelize: Sequelize): ModelStatic<PasswordReset> {
  return sequelize.define<PasswordReset>(
    'PasswordReset',
    {
      tokenHash: primaryKey(exactText(64)),
      userId: integer(),
      expiresAt: moment(),
      usedAt: optional.moment(),
    },
    tableOptions('password_resets'),
  );
}
